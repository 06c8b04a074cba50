import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { StorageError } from "./storage-error.ts";

/** A file that has arrived whole but belongs to nothing yet. */
export interface ReceivedFile {
  path: string;
  size: number;
  /** SHA-256 of the content, in hexadecimal. */
  digest: string;
}

/** A content as it lies in the store. */
export interface StoredContent {
  size: number;
  chunks: AsyncIterable<Uint8Array>;
}

/**
 * Where the contents of files lie: `<folder>/<two letters>/<version>`, the version being a UUID that the row in
 * `storage.objects` names. No part of a path comes from a visitor, and a content never changes under its path.
 */
export class FileStore {
  readonly #folder: string;
  readonly #incoming: string;
  /** Folders that this process knows to be synced in those above them. */
  readonly #safe = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
    this.#incoming = join(folder, "incoming");
  }

  pathOf(version: string): string {
    return join(this.#folder, version.slice(0, 2), version);
  }

  /** Writes what arrives beside the rest, safe on the disk. Throws `EntityTooLarge` past `limit` bytes and leaves nothing. */
  async receive(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, limit: number): Promise<ReceivedFile> {
    await mkdir(this.#incoming, { recursive: true });
    const path = join(this.#incoming, randomUUID());
    const hash = createHash("sha256");
    let size = 0;
    const file = await open(path, "wx");
    try {
      for await (const chunk of chunks) {
        size += chunk.byteLength;
        if (size > limit) throw new StorageError(413, "EntityTooLarge", "The object exceeded the maximum allowed size");
        hash.update(chunk);
        await file.writeFile(chunk);
      }
      await file.sync();
      await file.close();
      return { path, size, digest: hash.digest("hex") };
    } catch (error) {
      await file.close().catch(() => {});
      await this.discard(path);
      throw error;
    }
  }

  /** Gives a received file its place as `version`. */
  async keep(file: ReceivedFile, version: string): Promise<void> {
    const path = this.pathOf(version);
    const folder = dirname(path);
    await this.#makeSafe(folder);
    await rename(file.path, path).catch(async (error) => {
      if (error.code !== "ENOENT") throw error;
      // Somebody has removed the folder: of a cache, that is allowed.
      this.#safe.delete(folder);
      await this.#makeSafe(folder);
      await rename(file.path, path);
    });
    // The rename itself must survive a power cut before a row refers to it.
    await sync(folder);
  }

  /** The folder is there after a power cut too: a name in a folder is safe only once that folder was synced. */
  async #makeSafe(folder: string): Promise<void> {
    if (this.#safe.has(folder)) return;
    await mkdir(folder, { recursive: true });
    // Also one that is there: another upload may have made it a moment ago and not synced it yet.
    await sync(this.#folder);
    await sync(dirname(this.#folder));
    this.#safe.add(folder);
  }

  /** The file on this machine's disk that holds a version's content, or null when there is none. */
  async locate(version: string): Promise<string | null> {
    const path = this.pathOf(version);
    return (await stat(path).catch(() => null)) && path;
  }

  /** The content of a version, or null when there is none. */
  async read(version: string): Promise<StoredContent | null> {
    const file = await open(this.pathOf(version)).catch((error) => {
      if (error.code === "ENOENT") return null;
      throw error;
    });
    if (!file) return null;
    const { size } = await file.stat();
    return { size, chunks: file.createReadStream({ highWaterMark: 256 * 1024 }) };
  }

  async discard(path: string): Promise<void> {
    await rm(path, { force: true });
  }

  async remove(version: string): Promise<void> {
    await this.discard(this.pathOf(version));
  }

  /** Versions and unfinished uploads last touched before `time` (in ms): candidates for having been left behind. */
  async *listOlderThan(time: number): AsyncGenerator<{ path: string; version: string | null }> {
    for (const folder of await readdir(this.#folder).catch(() => [])) {
      for (const entry of await readdir(join(this.#folder, folder)).catch(() => [])) {
        const path = join(this.#folder, folder, entry);
        const found = await stat(path).catch(() => null);
        // `ctime`: a rename keeps the time of writing, but not this one.
        if (found?.isFile() && found.ctimeMs < time) yield { path, version: folder === "incoming" ? null : entry };
      }
    }
  }
}

async function sync(folder: string): Promise<void> {
  const directory = await open(folder);
  await directory.sync().finally(() => directory.close());
}
