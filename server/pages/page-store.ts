import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PageSource } from "../answers/page.ts";
import type { Log } from "../process/log.ts";

const mostPages = 1000;

/** The last good copy of each page on disk: what is shown when the backend is dead after a restart. */
export class PageStore {
  readonly #folder: string;
  readonly #log: Log;
  readonly #waiting = new Map<string, PageSource | null>();
  readonly #known: Set<string>;
  #writing: Promise<void> | null = null;
  #hasFailed = false;

  constructor(folder: string, log: Log) {
    this.#folder = folder;
    this.#log = log;
    this.#known = new Set(existsSync(folder) ? readdirSync(folder) : []);
  }

  /** Keeps a page, soon and one at a time. A disk that refuses costs one line in the log and nothing else. */
  keep(key: string, page: PageSource): void {
    this.#queue(key, page);
  }

  /** Forgets a page that is gone. */
  forget(key: string): void {
    if (this.#known.has(nameOf(key))) this.#queue(key, null);
  }

  async read(key: string): Promise<PageSource | null> {
    if (!this.#known.has(nameOf(key))) return null;
    try {
      const stored: Omit<PageSource, "body" | "expiresAt"> & { body: string } = JSON.parse(
        await readFile(join(this.#folder, nameOf(key)), "utf8"),
      );
      return { ...stored, body: Buffer.from(stored.body), expiresAt: 0 };
    } catch {
      return null;
    }
  }

  /** Resolves when everything queued so far is on disk. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  #queue(key: string, page: PageSource | null): void {
    if (this.#hasFailed) return;
    if (page) this.#known.add(nameOf(key));
    else this.#known.delete(nameOf(key));
    this.#waiting.set(key, page);
    this.#writing ??= this.#drain().finally(() => {
      this.#writing = null;
    });
  }

  async #drain(): Promise<void> {
    try {
      await mkdir(this.#folder, { recursive: true });
      for (const [key, page] of this.#waiting) {
        this.#waiting.delete(key);
        if (page) await this.#write(join(this.#folder, nameOf(key)), page);
        else await rm(join(this.#folder, nameOf(key)), { force: true });
      }
      await this.#removeOldest();
    } catch (error) {
      this.#hasFailed = true;
      this.#log.error("pages are not copied to disk any more", error);
    }
  }

  async #write(path: string, { status, headers, body }: PageSource): Promise<void> {
    const aside = `${path}.${process.pid}`;
    await writeFile(aside, JSON.stringify({ status, headers, body: body.toString() }));
    await rename(aside, path);
  }

  async #removeOldest(): Promise<void> {
    const names = await readdir(this.#folder);
    if (names.length <= mostPages) return;
    const aged = await Promise.all(
      names.map(async (name) => ({
        path: join(this.#folder, name),
        at: (await stat(join(this.#folder, name))).mtimeMs,
      })),
    );
    aged.sort((a, b) => a.at - b.at);
    for (const { path } of aged.slice(0, names.length - mostPages * 0.9)) await rm(path, { force: true });
  }
}

function nameOf(key: string): string {
  return `${createHash("sha256").update(key).digest("hex").slice(0, 32)}.json`;
}
