import { pictureRatios, pictureWidths } from "#shared/picture-sizes.ts";

export const formats = ["avif", "webp", "jpeg"] as const;

type Format = (typeof formats)[number];

/** A picture as it is asked for: which one, and how it is to be made. */
export interface PictureOrder {
  /** A storage bucket, or `site` (a file of the build), or `video` (the still of a video). */
  bucket: string;
  name: string;
  width: number;
  /** Height of the cut, or null to keep the whole picture. */
  height: number | null;
  format: Format;
}

const pattern = /^\/pictures\/(\d{1,4})(?:-(\d{1,2}x\d{1,2}))?\.([a-z]+)\/([\w-]{1,64})\/(.{1,512})$/;

/** Reads `/pictures/<width>[-<ratio>].<format>/<bucket>/<name>`. A text says why it is refused. */
export function readPictureAddress(path: string): PictureOrder | string {
  const [, width, ratio, format, bucket, encodedName] = pattern.exec(path) ?? [];
  if (!width || !format || !bucket || !encodedName) return "the address is not one of a picture";
  if (!pictureWidths.includes(Number(width))) return "this width is not made";
  if (ratio !== undefined && !isOneOf(pictureRatios, ratio)) return "this shape is not made";
  if (!isOneOf(formats, format)) return "this format is not made";
  const name = decodeName(encodedName);
  if (name === null) return "this is not the name of a file";
  return { bucket, name, width: Number(width), height: heightOf(Number(width), ratio), format };
}

function heightOf(width: number, ratio: string | undefined): number | null {
  const [across, down] = ratio?.split("x").map(Number) ?? [];
  return across && down ? Math.round((width * down) / across) : null;
}

function decodeName(encoded: string): string | null {
  try {
    const name = decodeURIComponent(encoded);
    const isSafe = name.split("/").every((part) => part !== "" && part !== "." && part !== "..");
    // Control characters and backslashes are in no name that we store, and in many that attack.
    return isSafe && !/[\p{Cc}\\]/u.test(name) ? name : null;
  } catch {
    return null;
  }
}

function isOneOf<T extends string>(all: readonly T[], one: string): one is T {
  return all.some((value) => value === one);
}
