import type { FileHandle } from "node:fs/promises";

// The ustar format (POSIX.1-1988, pax(1)): blocks of 512 bytes, a header before each file, two empty blocks at the end.
const blockSize = 512;
/** The end of an archive. */
export const tarEnd = new Uint8Array(2 * blockSize);

/** The header of a file in a tar archive. Names are ours, short and in ASCII; sizes are below 8 GB. */
export function tarHeader(name: string, size: number, seconds: number): Uint8Array {
  if (!/^[\x21-\x7e]{1,100}$/.test(name)) throw new Error(`"${name}" is no name for a tar archive`);
  const header = Buffer.alloc(blockSize);
  header.write(name, 0);
  header.write("0000600\0", 100);
  header.write("0000000\0", 108);
  header.write("0000000\0", 116);
  header.write(octal(size, 11), 124);
  header.write(octal(seconds, 11), 136);
  header.write("0", 156);
  header.write("ustar\u000000", 257);
  header.write(`${octal(checksumOf(header), 6)}\0 `, 148);
  return header;
}

/** What follows a file of that size, up to the next block. */
export function tarPadding(size: number): Uint8Array {
  return new Uint8Array((blockSize - (size % blockSize)) % blockSize);
}

export interface TarEntry {
  name: string;
  size: number;
  /** Where its content begins in the archive. */
  position: number;
}

/** The files of an archive, one after the other. Throws when a header is damaged or the archive ends too early. */
export async function* readTar(archive: FileHandle): AsyncGenerator<TarEntry> {
  const { size: total } = await archive.stat();
  const header = Buffer.alloc(blockSize);
  for (let position = 0; ; ) {
    const { bytesRead } = await archive.read(header, 0, blockSize, position);
    if (bytesRead < blockSize) throw new Error("the archive ends too early");
    if (header.every((byte) => byte === 0)) return;
    const entry = { name: textAt(header, 0, 100), size: numberAt(header, 124, 12), position: position + blockSize };
    if (numberAt(header, 148, 8) !== checksumOf(header)) throw new Error("a header of the archive is damaged");
    position = entry.position + entry.size + tarPadding(entry.size).length;
    if (position > total) throw new Error("the archive ends too early");
    yield entry;
  }
}

const chunkSize = 256 * 1024;

/** The content of a file in an archive, in chunks. */
export async function* readEntry(archive: FileHandle, { size, position }: TarEntry): AsyncGenerator<Uint8Array> {
  for (let done = 0; done < size; ) {
    const chunk = new Uint8Array(Math.min(chunkSize, size - done));
    const { bytesRead } = await archive.read(chunk, 0, chunk.length, position + done);
    if (bytesRead === 0) throw new Error("the archive ends too early");
    done += bytesRead;
    yield chunk.subarray(0, bytesRead);
  }
}

/** The sum of all bytes, those of the sum itself counted as spaces. */
function checksumOf(header: Buffer): number {
  return header.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 32 : byte), 0);
}

function octal(value: number, digits: number): string {
  return Math.floor(value).toString(8).padStart(digits, "0");
}

function textAt(header: Buffer, start: number, length: number): string {
  const field = header.toString("latin1", start, start + length);
  return field.includes("\0") ? field.slice(0, field.indexOf("\0")) : field;
}

function numberAt(header: Buffer, start: number, length: number): number {
  const value = Number.parseInt(textAt(header, start, length).trim(), 8);
  return Number.isSafeInteger(value) && value >= 0 ? value : Number.NaN;
}
