import { createHash } from "node:crypto";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { syncFolder } from "../secret-file.ts";
import { type Manifest, manifestName } from "./archive-format.ts";
import { BackupError } from "./backup-error.ts";
import { tarEnd, tarHeader, tarPadding } from "./tar.ts";

/** Writes an archive beside its place, where it appears when it is complete and has been found good. */
export class ArchiveWriter {
  /** Where it lies until then. */
  readonly draft: string;
  readonly #path: string;
  readonly #file: FileHandle;
  readonly #seconds = Date.now() / 1000;
  readonly entries: Manifest["entries"] = {};
  /** How many bytes were written so far. */
  written = 0;

  private constructor(path: string, file: FileHandle) {
    this.#path = path;
    this.draft = draftOf(path);
    this.#file = file;
  }

  static async open(path: string): Promise<ArchiveWriter> {
    // Everything that the site knows is in it.
    const file = await open(draftOf(path), "w", 0o600).catch((error) => {
      throw new BackupError(`No se puede escribir en ${dirname(path)}: ${error.code ?? error.message}.`, {
        cause: error,
      });
    });
    return new ArchiveWriter(path, file);
  }

  async addBytes(name: string, bytes: Uint8Array): Promise<void> {
    await this.addFile(name, bytes.length, [bytes]);
  }

  /** Throws when the content fails, or has more or fewer bytes than announced; it may then be added again. */
  async addFile(name: string, size: number, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
    const hash = createHash("sha256");
    const start = this.written;
    await this.#write(tarHeader(name, size, this.#seconds));
    const content = this.written;
    try {
      for await (const chunk of chunks) {
        hash.update(chunk);
        await this.#write(chunk);
      }
      const bytes = this.written - content;
      if (bytes !== size) throw new Error(`${name} has ${bytes} bytes instead of ${size}`);
    } catch (error) {
      this.written = start;
      throw error;
    }
    await this.#write(tarPadding(size));
    this.entries[name] = { bytes: size, sha256: hash.digest("hex") };
  }

  /** The archive is complete and safe on the disk. */
  async finish(rest: Omit<Manifest, "entries">): Promise<void> {
    const manifest: Manifest = { ...rest, entries: this.entries };
    await this.addBytes(manifestName, Buffer.from(JSON.stringify(manifest)));
    await this.#write(tarEnd);
    await this.#file.truncate(this.written);
    await this.#file.sync();
    await this.#file.close();
  }

  /** It takes its place. */
  async publish(): Promise<void> {
    await rename(this.draft, this.#path);
    syncFolder(dirname(this.#path));
  }

  /** Leaves nothing behind. */
  async abandon(): Promise<void> {
    await this.#file.close().catch(() => {});
    await rm(this.draft, { force: true });
  }

  async #write(bytes: Uint8Array): Promise<void> {
    for (let done = 0; done < bytes.length; ) {
      const { bytesWritten } = await this.#file.write(bytes, done, bytes.length - done, this.written);
      done += bytesWritten;
      this.written += bytesWritten;
    }
  }
}

const draftOf = (path: string) => `${path}.part`;
