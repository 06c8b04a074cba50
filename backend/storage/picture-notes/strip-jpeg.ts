import { countParts } from "./count-parts.ts";
import { orientationOnly, readOrientation } from "./exif.ts";

const exifMark = "Exif\0\0";
const [startOfScan, endOfImage] = [0xda, 0xd9];

/** A JPEG (ITU T.81 Annex B) with the application segments that decoding needs, and nothing behind its end. */
export function stripJpeg(file: Buffer): Buffer | null {
  if (file.readUInt16BE(0) !== 0xffd8) return null;
  const kept: Buffer[] = [file.subarray(0, 2)];
  let orientation = 1;
  let at = 2;
  const count = countParts();
  while (at + 4 <= file.length) {
    count();
    if (file[at] !== 0xff) return null;
    const marker = file[at + 1] ?? 0;
    const begin = at;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfImage) break;
    at += isAlone(marker) ? 2 : 2 + Math.max(2, file.readUInt16BE(at + 2));
    const segment = file.subarray(begin, at);
    if (isNote(marker, segment)) {
      const body = segment.subarray(4);
      if (body.toString("latin1", 0, 6) === exifMark) orientation = readOrientation(body.subarray(6));
      continue;
    }
    if (marker === startOfScan) at = endOfScan(file, at);
    kept.push(file.subarray(begin, at));
  }
  kept.push(file.subarray(at, at + 2));
  if (orientation !== 1) kept.splice(1, 0, exifSegment(orientation));
  const stripped = Buffer.concat(kept);
  return stripped.equals(file) ? null : stripped;
}

/** JFIF, the colour profile and Adobe's word on colours are needed; place and camera stand in the other ones. */
function isNote(marker: number, segment: Buffer): boolean {
  if (marker < 0xe0 || marker > 0xef || marker === 0xe0 || marker === 0xee) return false;
  return !(marker === 0xe2 && segment.toString("latin1", 4, 16) === "ICC_PROFILE\0");
}

const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Where the coded data after a scan's head ends: before the next marker that is neither stuffing nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at)) {
    const next = file[at + 1];
    if (next === undefined) break;
    if (next === 0xff) at += 1;
    else if (next === 0 || (next >= 0xd0 && next <= 0xd7)) at += 2;
    else return at;
  }
  return file.length;
}

function exifSegment(orientation: number): Buffer {
  const tiff = orientationOnly(orientation);
  const head = Buffer.from([0xff, 0xe1, 0, 2 + exifMark.length + tiff.length]);
  return Buffer.concat([head, Buffer.from(exifMark, "latin1"), tiff]);
}
