import { stripHeif } from "./strip-heif.ts";
import { stripJpeg } from "./strip-jpeg.ts";
import { stripPng } from "./strip-png.ts";
import { stripWebp } from "./strip-webp.ts";

const strippers: Record<string, (file: Buffer) => Buffer | null> = {
  "image/jpeg": stripJpeg,
  "image/png": stripPng,
  "image/apng": stripPng,
  "image/webp": stripWebp,
  "image/heic": stripHeif,
  "image/heif": stripHeif,
  "image/heic-sequence": stripHeif,
  "image/heif-sequence": stripHeif,
  "image/avif": stripHeif,
};

/**
 * A picture without what cameras and editors noted about it: the place, the device, the owner, a second picture behind
 * the first. Nothing is encoded anew: the picture, its colours, its frames and which way up it is stay byte for byte.
 * Null when there is nothing to take away, or when the file is too damaged to read. Throws `TooManyParts`.
 */
export function stripNotes(kind: string, file: Buffer): Buffer | null {
  try {
    return strippers[kind]?.(file) ?? null;
  } catch (error) {
    // Read past its end: no whole picture.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Whether files of this kind can hold such notes. */
export const mayHoldNotes = (kind: string): boolean => Object.hasOwn(strippers, kind);
