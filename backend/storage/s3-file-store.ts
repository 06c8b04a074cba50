import { readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { OnceAtATime } from "#shared/once-at-a-time.ts";
import type { Log } from "../log.ts";
import { FileStore, type ReceivedFile, type StoredContent } from "./file-store.ts";
import { type S3Client, unavailable } from "./s3-client.ts";

const mostCachedBytes = 2 * 2 ** 30;
const longestFile = 20 * 1024 * 1024;
const prefix = "files/";

/**
 * Contents of files in an S3-compatible store, under `files/<version>`; those asked for lie in a folder of this machine
 * too, for a while. A content never changes under its version, so that no machine's copy is ever out of date.
 */
export class S3FileStore extends FileStore {
  readonly #s3: S3Client;
  readonly #log: Log;
  readonly #cacheFolder: string;
  readonly #fetches = new OnceAtATime<string, string | null>();

  constructor(s3: S3Client, cacheFolder: string, log: Log) {
    super(cacheFolder);
    this.#s3 = s3;
    this.#log = log;
    this.#cacheFolder = cacheFolder;
  }

  /** In the store first: what it does not take is nowhere. */
  override async keep(file: ReceivedFile, version: string): Promise<void> {
    await this.#s3.put(prefix + version, await readFile(file.path), file.digest);
    await super.keep(file, version);
  }

  override async locate(version: string): Promise<string | null> {
    const cached = await super.locate(version);
    if (cached) {
      // Used just now: the last to go.
      await utimes(cached, new Date(), new Date()).catch(() => {});
      return cached;
    }
    return this.#fetches.run(version, () => this.#fetch(version));
  }

  override async read(version: string): Promise<StoredContent | null> {
    return this.#s3.get(prefix + version);
  }

  /** Its row is gone: a store that does not answer is no reason to say otherwise. The sweep comes back to it. */
  override async remove(version: string): Promise<void> {
    await super.remove(version);
    await this.#s3.remove(prefix + version).catch((error) => {
      this.#log.warn(`A file stays in the store until the next sweep: ${error.message}.`);
    });
  }

  override async *listOlderThan(time: number): AsyncGenerator<{ path: string; version: string | null }> {
    for await (const left of super.listOlderThan(time)) if (left.version === null) yield left;
    for await (const { key, changedAt } of this.#s3.list(prefix)) {
      const version = key.slice(prefix.length);
      if (changedAt < time) yield { path: this.pathOf(version), version };
    }
    await this.#trim();
  }

  async #fetch(version: string): Promise<string | null> {
    const content = await this.#s3.get(prefix + version);
    if (!content) return null;
    const file = await this.receive(content.chunks, longestFile);
    if (file.size !== content.size || (content.sha256 ?? file.digest) !== file.digest) {
      await this.discard(file.path);
      throw unavailable(new Error(`the store has sent ${file.size} bytes that are not those of ${version}`));
    }
    await super.keep(file, version);
    return this.pathOf(version);
  }

  /** Makes room in the folder: what was used longest ago goes first, and nothing that was used within the hour. */
  async #trim(): Promise<void> {
    const entries = await readdir(this.#cacheFolder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = [];
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const found = await stat(path).catch(() => null);
      if (found) files.push({ path, size: found.size, usedAt: found.mtimeMs });
    }
    let total = files.reduce((sum, file) => sum + file.size, 0);
    for (const { path, size, usedAt } of files.sort((a, b) => a.usedAt - b.usedAt)) {
      if (total <= mostCachedBytes || Date.now() - usedAt < 3_600_000) return;
      await rm(path, { force: true });
      total -= size;
    }
  }
}
