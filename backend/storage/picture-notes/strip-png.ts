import { crc32 } from "node:zlib";
import { countParts } from "./count-parts.ts";
import { orientationOnly, readOrientation } from "./exif.ts";

const notes = ["eXIf", "tEXt", "zTXt", "iTXt"];

/** A PNG (W3C) without its texts and Exif, and with nothing behind its end. Frames of an APNG stay. */
export function stripPng(file: Buffer): Buffer | null {
  const kept: Buffer[] = [file.subarray(0, 8)];
  const count = countParts();
  for (let at = 8, end = at; at + 12 <= file.length; at = end) {
    count();
    end = at + 12 + file.readUInt32BE(at);
    const kind = file.toString("latin1", at + 4, at + 8);
    if (!notes.includes(kind)) kept.push(file.subarray(at, end));
    if (kind === "eXIf") {
      const orientation = readOrientation(file.subarray(at + 8, end - 4));
      if (orientation !== 1) kept.push(chunkOf(kind, orientationOnly(orientation)));
    }
    if (kind === "IEND") break;
  }
  const stripped = Buffer.concat(kept);
  return stripped.equals(file) ? null : stripped;
}

function chunkOf(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
