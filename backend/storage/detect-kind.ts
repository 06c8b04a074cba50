import { open, readFile } from "node:fs/promises";
import { fileTypeFromBuffer } from "file-type";
import { isSvg } from "./clean-svg.ts";

const longestHead = 64 * 1024;

/**
 * What a file is, by its content and not by what it says of itself: a media type, `application/octet-stream` for
 * what nobody recognises.
 */
export async function detectKind(path: string): Promise<string> {
  const head = await readHead(path);
  const known = await fileTypeFromBuffer(head);
  if (known && known.mime !== "application/xml") return known.mime;
  return isSvg(new TextDecoder().decode(head)) ? "image/svg+xml" : (known?.mime ?? "application/octet-stream");
}

/** The text of a file in UTF-8; null when it is not that, or larger than a drawing has any need to be (2 MB). */
export async function readDrawing(path: string, size: number): Promise<string | null> {
  if (size > 2 * 1024 * 1024) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await readFile(path));
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const head = new Uint8Array(longestHead);
    const { bytesRead } = await file.read(head, 0, longestHead, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
