import { createHash } from "node:crypto";
import { type Compressed, compressFully, compressQuickly } from "./compress.ts";
import type { Encoding } from "./encoding.ts";

/** Ready bytes and their whole head, as `writeHead` takes it. */
export interface Variant {
  body: Buffer;
  head: string[];
}

/** An answer that can be sent to everybody without another thought. */
export interface Page {
  status: number;
  etag: string;
  /** Milliseconds since 1970; Infinity for a page that only a new revision changes. */
  expiresAt: number;
  variants: Record<Encoding, Variant>;
  headOf304: string[];
}

/** What a page is made of; what its copy on disk holds. */
export interface PageSource {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
  expiresAt: number;
}

/** Compresses quickly; `perfectPage` does it well afterwards. */
export async function makePage(source: PageSource): Promise<Page> {
  return assemble(source, await compressQuickly(source.body));
}

/** The same page, as small as it gets. */
export async function perfectPage(source: PageSource): Promise<Page> {
  return assemble(source, await compressFully(source.body));
}

/** Bytes that a page holds in memory. */
export function sizeOf({ variants }: Page): number {
  return variants.br.body.length + variants.gzip.body.length + variants.identity.body.length;
}

function assemble({ status, headers, body, expiresAt }: PageSource, { br, gzip }: Compressed): Page {
  // Weak, because the encodings share it: the page is the same, the bytes are not (RFC 9110 §8.8.1).
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const headOf304 = [...headers.flat(), "etag", etag, "vary", "accept-encoding"];
  const variant = (bytes: Buffer, ...encoding: string[]): Variant => ({
    body: bytes,
    head: [...headOf304, "content-length", String(bytes.length), ...encoding],
  });
  return {
    status,
    etag,
    expiresAt,
    headOf304,
    variants: {
      identity: variant(body),
      br: variant(br, "content-encoding", "br"),
      gzip: variant(gzip, "content-encoding", "gzip"),
    },
  };
}
