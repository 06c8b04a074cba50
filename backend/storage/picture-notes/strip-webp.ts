import { countParts } from "./count-parts.ts";
import { orientationOnly, readOrientation } from "./exif.ts";

const [exifFlag, xmpFlag] = [0x08, 0x04];

/** A WebP (RFC 9649 §2) without Exif and XMP, and with nothing behind its end. Its frames stay. */
export function stripWebp(file: Buffer): Buffer | null {
  const kept: Buffer[] = [];
  let orientation = 1;
  const whole = Math.min(file.length, 8 + file.readUInt32LE(4));
  const count = countParts();
  for (let at = 12, end = at; at + 8 <= whole; at = end) {
    count();
    const size = file.readUInt32LE(at + 4);
    end = at + 8 + size + (size % 2);
    const kind = file.toString("latin1", at, at + 4);
    if (kind === "EXIF") orientation = readOrientation(tiffOf(file.subarray(at + 8, at + 8 + size)));
    else if (kind !== "XMP ") kept.push(file.subarray(at, end));
  }
  if (orientation !== 1) kept.push(chunkOf("EXIF", orientationOnly(orientation)));
  const chunks = Buffer.concat(kept);
  if (chunks.toString("latin1", 0, 4) === "VP8X") {
    const flags = chunks.readUInt8(8) & ~(exifFlag | xmpFlag);
    chunks.writeUInt8(orientation === 1 ? flags : flags | exifFlag, 8);
  }
  const stripped = Buffer.concat([file.subarray(0, 12), chunks]);
  stripped.writeUInt32LE(4 + chunks.length, 4);
  return stripped.equals(file) ? null : stripped;
}

/** Some programs put the mark of a JPEG's segment before it. */
const tiffOf = (data: Buffer) => (data.toString("latin1", 0, 6) === "Exif\0\0" ? data.subarray(6) : data);

function chunkOf(kind: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(kind, "latin1");
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data]);
}
