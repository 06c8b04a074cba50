import type { MediaFile } from "../../content/media-file.ts";

/** Whether a file would be blurred where so many pixels of width are wanted; a drawing never is. */
export const isTooSmall = ({ width, mime }: MediaFile, least = 0) =>
  mime !== "image/svg+xml" && width !== null && width < least;
