import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import type { Encoding } from "./encoding.ts";
import type { Variant } from "./page.ts";

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
  ".mp4": "video/mp4",
};
const suffixes: Record<Exclude<Encoding, "identity">, string> = { br: ".br", gzip: ".gz" };

const nosniff = ["x-content-type-options", "nosniff"];

export interface Asset {
  etag: string;
  headOf304: string[];
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
}

/** The files of the client build, by address. Each is read when it is first asked for, with its compressed siblings. */
export class Assets {
  readonly #files = new Map<string, string>();
  readonly #loaded = new Map<string, Promise<Asset>>();
  readonly #ready = new Map<string, Asset>();

  constructor(folder: string) {
    if (!existsSync(folder)) return;
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      const isFile = extname(name) !== "" && !/(^|[/\\])\./.test(name) && !/\.(br|gz|map)$/.test(name);
      if (isFile) this.#files.set(encodeURI(`/${name.replaceAll(sep, "/")}`), join(folder, name));
    }
  }

  has(path: string): boolean {
    return this.#files.has(path);
  }

  /** Where a file of the site's own lies on disk, or null. */
  pathOf(path: string): string | null {
    return this.#files.get(path) ?? null;
  }

  /** The file, if it was read before: one look-up. */
  peek(path: string): Asset | undefined {
    return this.#ready.get(path);
  }

  /** The ready bytes of a file that `has` knows. Rejects when it has gone from the disk. */
  get(path: string): Promise<Asset> {
    const known = this.#loaded.get(path);
    if (known) return known;
    const file = this.#files.get(path);
    if (!file) return Promise.reject(new Error(`no asset ${path}`));
    const asset = load(file, path);
    asset.then(
      (entry) => this.#ready.set(path, entry),
      () => this.#loaded.delete(path),
    );
    this.#loaded.set(path, asset);
    return asset;
  }
}

async function load(file: string, address: string): Promise<Asset> {
  const [identity, br, gzip] = await Promise.all([
    readFile(file),
    readFile(file + suffixes.br).catch(() => null),
    readFile(file + suffixes.gzip).catch(() => null),
  ]);
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  // The build puts the hash of the content into the names under /assets: another content has another address, and what the
  // name says already need not be said once more (35 bytes for each of a section's 25 scripts).
  const freshness = address.startsWith("/assets/")
    ? ["cache-control", "public, max-age=31536000, immutable"]
    : ["etag", etag, "cache-control", "public, max-age=3600"];
  const headOf304 = [...freshness, "vary", "accept-encoding", ...nosniff];
  const common = [...headOf304, "content-type", types[extname(file).toLowerCase()] ?? "application/octet-stream"];
  const variant = (body: Buffer, ...encoding: string[]): Variant => ({
    body,
    head: [...common, "content-length", String(body.length), ...encoding],
  });
  return {
    etag,
    headOf304,
    variants: {
      identity: variant(identity),
      ...(br && { br: variant(br, "content-encoding", "br") }),
      ...(gzip && { gzip: variant(gzip, "content-encoding", "gzip") }),
    },
  };
}
