import { imageSize } from "image-size";
import type { StoredFile } from "../../content/media-file.ts";
import { describeMedia, findTwins, mediaAddress } from "../../data/media.ts";
import { browserClient } from "../session/browser-client.ts";
import { type FileWish, prepareFile } from "../uploads/prepare-file.ts";

/** Says why a file is none of ours, however often it is sent. */
export class FileRefused extends Error {}

export type MeasuredFile = Awaited<ReturnType<typeof measureFile>>;

/** Sizes stand near the beginning, but for photos that carry a preview of themselves first. */
const headBytes = 256 * 1024;

const mostPixels = 100_000_000;

/** Makes a chosen file fit to travel and measures it. Throws `FileRefused` with the sentence that says why. */
export async function measureFile(source: File, accepts: FileWish) {
  // Before the browser unpacks it: what has been packed well may take all of its memory.
  const { width = 0, height = 0 } = sizeOf(new Uint8Array(await source.slice(0, headBytes).arrayBuffer()));
  if (width * height > mostPixels) {
    const millions = Math.round((width * height) / 1_000_000);
    throw new FileRefused(
      `«${source.name}» tiene ${millions} megapíxeles y el máximo son 100. Redúcela y vuelve a subirla.`,
    );
  }
  const prepared = await prepareFile(source, accepts);
  if ("refused" in prepared) throw new FileRefused(prepared.refused);
  const { file, note } = prepared;
  const hash = await hashOf(source);
  const size = sizeOf(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  return { file, note, facts: { ...size, ...(hash && { hash }) } };
}

/** The file of the library that has the bytes of a chosen one; null where there is none. */
export async function findSame(source: File, hash: string | undefined): Promise<StoredFile | null> {
  if (!hash) return null;
  for (const twin of await findTwins(browserClient(), hash, source.size)) {
    if (twin.hash === hash) return twin;
    const known = await fetch(mediaAddress(twin)).then((answer) => answer.blob());
    const its = await hashOf(known);
    // So that it is compared once.
    if (its) await describeMedia(browserClient(), twin.id, { hash: its }).catch(() => false);
    if (its === hash) return twin;
  }
  return null;
}

/** Measures pictures that came from elsewhere than the library, one after the other, and keeps it with them. True when there were any. */
export async function measureMissing(files: readonly StoredFile[]): Promise<boolean> {
  const missing = files.filter(
    ({ kind, mime, width }) => kind === "picture" && mime !== "image/svg+xml" && width === null,
  );
  let measured = 0;
  for (const file of missing) {
    const answer = await fetch(mediaAddress(file), { headers: { range: `bytes=0-${headBytes - 1}` } });
    const size = answer.ok ? sizeOf(new Uint8Array(await answer.arrayBuffer())) : {};
    if (size.width && (await describeMedia(browserClient(), file.id, size))) measured += 1;
  }
  return measured > 0;
}

function sizeOf(head: Uint8Array): { width?: number; height?: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(head);
    // Lying on its side, as phones write it.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return {};
  }
}

/** Nothing on a page without TLS, where browsers give no digests. */
async function hashOf(file: Blob): Promise<string | undefined> {
  if (!globalThis.crypto.subtle) return undefined;
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
