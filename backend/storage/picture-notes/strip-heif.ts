import { countParts } from "./count-parts.ts";

interface Box {
  kind: string;
  /** Where its content begins and ends in the file. */
  begin: number;
  end: number;
}

/**
 * A HEIC, HEIF or AVIF (ISO/IEC 14496-12 and 23008-12) whose Exif and XMP are overwritten where they lie, so that
 * every place in the file stays as it was. Which way up the picture is stands elsewhere (`irot`, `imir`).
 */
export function stripHeif(file: Buffer): Buffer | null {
  const meta = boxesIn(file, 0, file.length).find((box) => box.kind === "meta");
  if (!meta) return null;
  const boxes = boxesIn(file, meta.begin + 4, meta.end);
  const [names, places, data] = ["iinf", "iloc", "idat"].map((kind) => boxes.find((box) => box.kind === kind));
  if (!names || !places) return null;
  const notes = readNotes(file, names);
  const stripped = Buffer.from(file);
  const count = countParts();
  for (const { item, isInData, offset, length } of readPlaces(file, places)) {
    // Places may have no size in the file, and each may name all of it.
    count();
    const kind = notes.get(item);
    if (!kind) continue;
    const begin = isInData ? (data?.begin ?? file.length) + offset : offset;
    // Blanks are an empty XMP; Exif begins with how far away its TIFF is, and this one has no entries.
    const part = stripped.subarray(begin, length === 0 ? undefined : begin + length).fill(kind === "mime" ? 0x20 : 0);
    count(part.length / 1_024);
    if (kind === "Exif" && part.length >= 18) part.set(emptyTiff, 4);
  }
  return stripped.equals(file) ? null : stripped;
}

const emptyTiff = Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

function boxesIn(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  const count = countParts();
  for (let at = from; at + 8 <= to; ) {
    count();
    const short = file.readUInt32BE(at);
    const head = short === 1 ? 16 : 8;
    const size = short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    if (size < head || at + size > to) break;
    boxes.push({ kind: file.toString("latin1", at + 4, at + 8), begin: at + head, end: at + size });
    at += size;
  }
  return boxes;
}

/** The items that are notes, and of which kind. */
function readNotes(file: Buffer, { begin, end }: Box): Map<number, string> {
  const entries = boxesIn(file, begin + 4 + (file[begin] === 0 ? 2 : 4), end);
  return new Map(
    entries.flatMap(({ kind, begin: at }): [number, string][] => {
      const version = file.readUInt8(at);
      if (kind !== "infe" || version < 2) return [];
      const wide = version === 2 ? 2 : 4;
      const type = file.toString("latin1", at + 4 + wide + 2, at + 4 + wide + 6);
      return type === "Exif" || type === "mime" ? [[file.readUIntBE(at + 4, wide), type]] : [];
    }),
  );
}

/** Where each part of each item lies: in the file, or in the box `idat`. */
function* readPlaces(file: Buffer, { begin }: Box) {
  const version = file.readUInt8(begin);
  let at = begin + 4;
  const read = (size: number) => {
    const value = size === 0 ? 0 : size === 8 ? Number(file.readBigUInt64BE(at)) : file.readUIntBE(at, size);
    at += size;
    return value;
  };
  const [sizes, more] = [read(1), read(1)];
  const [offsetSize, lengthSize, baseSize, indexSize] = [sizes >> 4, sizes & 15, more >> 4, more & 15];
  const wide = version < 2 ? 2 : 4;
  for (let items = read(wide); items > 0; items -= 1) {
    const item = read(wide);
    const isInData = version > 0 && (read(2) & 15) === 1;
    read(2); // In which file: always this one.
    const base = read(baseSize);
    for (let parts = read(2); parts > 0; parts -= 1) {
      if (version > 0) read(indexSize);
      yield { item, isInData, offset: base + read(offsetSize), length: read(lengthSize) };
    }
  }
}
