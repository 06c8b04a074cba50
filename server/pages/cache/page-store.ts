import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { unpack } from "#server/answers/compress.ts";
import type { PageSource } from "#server/answers/page.ts";
import type { Log } from "#server/process/log.ts";

/** On disk, and on their way there: the latest, since the others have an older copy there already, or are seldom asked for. */
const mostPages = 1000;

/** A page on its way to the disk: packed, because thousands of an archive can come faster than a disk takes them. */
export interface PageCopy extends Pick<PageSource, "status" | "headers"> {
  gzipped: Buffer;
}

/** The last good copy of each page on disk: what is shown when the backend is dead after a restart. */
export class PageStore {
  readonly #folder: string;
  readonly #log: Log;
  readonly #waiting = new Map<string, PageCopy | null>();
  readonly #known: Set<string>;
  readonly #retryMs: number;
  #writing: Promise<void> | null = null;
  #isRefused = false;

  constructor(folder: string, log: Log, retryMs = 10_000) {
    this.#folder = folder;
    this.#log = log;
    this.#retryMs = retryMs;
    this.#known = new Set(existsSync(folder) ? readdirSync(folder) : []);
  }

  /** Keeps a page, soon and one at a time. A disk that refuses, a full one say, is tried again until there is room. */
  keep(key: string, page: PageCopy): void {
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

  /** Resolves when everything queued so far is on disk, or the disk refuses it. */
  async settled(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  #queue(key: string, page: PageCopy | null): void {
    if (page) this.#known.add(nameOf(key));
    else this.#known.delete(nameOf(key));
    this.#waiting.delete(key);
    this.#waiting.set(key, page);
    this.#forgetSome();
    if (!this.#isRefused) this.#begin();
  }

  #begin(): void {
    this.#writing ??= this.#drain().finally(() => {
      this.#writing = null;
      // What came at the very end must not wait for the next page.
      if (this.#waiting.size > 0 && !this.#isRefused) this.#begin();
    });
  }

  async #drain(): Promise<void> {
    try {
      await mkdir(this.#folder, { recursive: true });
      for (const [key, page] of this.#waiting) {
        if (page) await this.#write(join(this.#folder, nameOf(key)), page);
        else await rm(join(this.#folder, nameOf(key)), { force: true });
        // A later page of this key may have come meanwhile.
        if (this.#waiting.get(key) === page) this.#waiting.delete(key);
      }
      await this.#removeOldest();
      if (this.#isRefused) this.#log.info("pages are copied to disk again");
      this.#isRefused = false;
    } catch (error) {
      if (!this.#isRefused) this.#log.error("pages are not copied to disk until it takes them again", error);
      this.#isRefused = true;
      setTimeout(() => this.#begin(), this.#retryMs).unref();
    }
  }

  #forgetSome(): void {
    for (const [key, page] of this.#waiting) {
      if (this.#waiting.size <= mostPages) return;
      // What is gone must go from the disk, too.
      if (page) this.#waiting.delete(key);
    }
  }

  async #write(path: string, { status, headers, gzipped }: PageCopy): Promise<void> {
    const aside = `${path}.${process.pid}`;
    try {
      await writeFile(aside, JSON.stringify({ status, headers, body: unpack(gzipped).toString() }));
      await rename(aside, path);
    } catch (error) {
      // Half a copy takes room that the next one needs.
      await rm(aside, { force: true }).catch(() => undefined);
      throw error;
    }
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
