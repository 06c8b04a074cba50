/** Widths in pixels that are made: each 1.13 × the one before, so that no picture has 1.3 × the pixels shown. */
export const pictureWidths: readonly number[] = Array.from(
  { length: 28 },
  (_, step) => 2 * Math.round(48 * 1.13 ** step),
);

/** Shapes that are cut to, around what catches the eye. */
export const pictureRatios = ["1x1", "3x4", "4x5", "9x16", "4x3", "3x2", "16x9", "21x9"] as const;
export type PictureRatio = (typeof pictureRatios)[number];
