import { OnceAtATime } from "#shared/once-at-a-time.ts";
import { makePage, type Page, type PageSource, perfectPage, sizeOf } from "../answers/page.ts";
import type { Log } from "../process/log.ts";
import type { PageStore } from "./page-store.ts";
import type { RenderState } from "./render-report.ts";

/** One render. Only a whole one is kept: rows were left out of a partial one, and a broken one missed a read. */
export interface Rendering {
  source: PageSource;
  state: RenderState;
}

export interface PageCacheOptions {
  render: (key: string) => Promise<Rendering>;
  log: Log;
  /** Where last good pages outlive the process. */
  store?: PageStore;
  maxBytes?: number;
  /** How long the old page is shown without trying again after a failed render. */
  retryMs?: number;
}

interface Entry {
  page: Page;
  epoch: number;
  size: number;
  wasUsed: boolean;
  retryAt: number;
}

/**
 * Whole pages, ready to send. A page is current until the content changes (`outdate`) or its time is up; then the next
 * visitor waits for a new one, and sees the old one only if that fails.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #flights = new OnceAtATime<string, Page>();
  readonly #options: Required<Omit<PageCacheOptions, "store">> & { store: PageStore | undefined };
  #epoch = 0;
  #bytes = 0;
  #perfecting: Promise<void> = Promise.resolve();

  constructor(options: PageCacheOptions) {
    this.#options = { maxBytes: 32 * 2 ** 20, retryMs: 2_000, store: undefined, ...options };
  }

  /** The page if it is ready and current: one look-up. */
  peek(key: string): Page | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || !this.#isCurrent(entry)) return undefined;
    entry.wasUsed = true;
    return entry.page;
  }

  /** The page, rendered first if need be. Rejects when it cannot be rendered and no earlier one is known. */
  async get(key: string): Promise<Page> {
    const old = this.#entries.get(key);
    if (old && old.retryAt > Date.now()) return old.page;
    return this.peek(key) ?? this.#fly(key);
  }

  /** The content has changed: from now on every page is rendered before it is shown again. */
  outdate(): void {
    this.#epoch += 1;
    this.#flights.forget();
    for (const entry of this.#entries.values()) entry.retryAt = 0;
  }

  /** Renders a page that is current once more; whoever asks meanwhile gets the one that is there. */
  async refresh(key: string): Promise<void> {
    await this.#flights.current(key);
    const entry = this.#entries.get(key);
    if (entry && this.#isCurrent(entry)) await this.#fly(key);
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#entries.size, bytes: this.#bytes };
  }

  /** Resolves when background work (full compression, copies on disk) that is queued now is done. */
  async settled(): Promise<void> {
    await this.#perfecting;
    await this.#options.store?.settled();
  }

  /** One render per key at a time; one that began before the latest change is not joined. */
  #fly(key: string): Promise<Page> {
    return this.#flights.run(key, () => this.#renew(key, this.#epoch));
  }

  async #renew(key: string, epoch: number): Promise<Page> {
    let rendering: Rendering;
    try {
      rendering = await this.#options.render(key);
    } catch (error) {
      const last = await this.#lastGood(key);
      if (!last) throw error;
      this.#options.log.error("a page could not be rendered, the last good one is shown", error, { key });
      return last;
    }
    const { source, state } = rendering;
    if (state === "broken" || source.status >= 500) return (await this.#lastGood(key)) ?? makePage(source);
    const page = await makePage(source);
    if (state === "partial") return page;
    if (source.status !== 200) this.#drop(key);
    else if (epoch === this.#epoch && page.expiresAt > Date.now()) this.#keep(key, page, source);
    return page;
  }

  #keep(key: string, page: Page, source: PageSource): void {
    const isNew = this.#entries.get(key)?.page.etag !== page.etag;
    this.#put(key, page, this.#epoch);
    if (isNew) this.#options.store?.keep(key, source);
    this.#perfecting = this.#perfecting.then(() => this.#perfect(key, page, source)).catch(() => undefined);
  }

  /** One at a time, and only for a page that is still the one to send. */
  async #perfect(key: string, page: Page, source: PageSource): Promise<void> {
    const isStill = () => {
      const entry = this.#entries.get(key);
      return entry?.page === page && this.#isCurrent(entry);
    };
    if (!isStill()) return;
    const perfect = await perfectPage(source);
    if (isStill()) this.#put(key, perfect, this.#epoch);
  }

  #isCurrent({ epoch, page }: Entry): boolean {
    return epoch === this.#epoch && page.expiresAt > Date.now();
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.size;
    this.#options.store?.forget(key);
  }

  async #lastGood(key: string): Promise<Page | undefined> {
    const retryAt = Date.now() + this.#options.retryMs;
    const entry = this.#entries.get(key);
    if (entry) {
      entry.retryAt = retryAt;
      return entry.page;
    }
    const stored = await this.#options.store?.read(key);
    if (!stored) return undefined;
    const page = await makePage(stored);
    this.#put(key, page, -1, retryAt);
    return page;
  }

  #put(key: string, page: Page, epoch: number, retryAt = 0): void {
    const before = this.#entries.get(key);
    const size = sizeOf(page);
    this.#bytes += size - (before?.size ?? 0);
    this.#entries.delete(key);
    this.#entries.set(key, { page, epoch, size, retryAt, wasUsed: before?.wasUsed ?? false });
    this.#makeRoom(key);
  }

  /** Second chance: the oldest page goes, unless it was asked for since it was last considered. */
  #makeRoom(newest: string): void {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#options.maxBytes) return;
      if (key === newest) continue;
      this.#entries.delete(key);
      if (entry.wasUsed) {
        entry.wasUsed = false;
        this.#entries.set(key, entry);
      } else this.#bytes -= entry.size;
    }
  }
}
