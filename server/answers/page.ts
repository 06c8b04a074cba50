import { createHash } from "node:crypto";
import { type Compressed, compress, unpack } from "./compress.ts";
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
  /** What programs read takes long to make: nobody waits for a new one. */
  isLarge: boolean;
  headOf304: string[];
}

/** What a page is made of; what its copy on disk holds. */
export interface PageSource {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
  expiresAt: number;
}

/** Ten times a usual page. */
const largeBytes = 600_000;

export async function makePage({ status, headers, body, expiresAt }: PageSource): Promise<Page> {
  // Weak, because the encodings share it: the page is the same, the bytes are not (RFC 9110 §8.8.1).
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  // Whoever saved looks at a page next, however long it is.
  const isLarge = body.length > largeBytes && !headers.flat().some((text) => text.startsWith("text/html"));
  const headOf304 = [...headers.flat(), "etag", etag, "vary", "accept-encoding"];
  return packed({ status, etag, expiresAt, headOf304, isLarge }, await compress(body));
}

/** Bytes that a page holds in memory. */
export function sizeOf({ variants }: Page): number {
  return variants.br.body.length + variants.gzip.body.length;
}

/** Three quarters of a page would be its plain text, which few ask for: it is unpacked for them (docs/decisions/0110). */
function packed(page: Omit<Page, "variants">, { br, gzip }: Compressed): Page {
  const variant = (bytes: Buffer, ...encoding: string[]): Variant => ({
    body: bytes,
    head: [...page.headOf304, "content-length", String(bytes.length), ...encoding],
  });
  let plain: WeakRef<Variant> | undefined;
  return {
    ...page,
    variants: {
      br: variant(br, "content-encoding", "br"),
      gzip: variant(gzip, "content-encoding", "gzip"),
      get identity() {
        const known = plain?.deref();
        if (known) return known;
        const unpacked = variant(unpack(gzip));
        // Whoever asks again at once finds it; the collector takes it back.
        plain = new WeakRef(unpacked);
        return unpacked;
      },
    },
  };
}
