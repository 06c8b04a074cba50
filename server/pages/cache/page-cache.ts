import { makePage, type Page, type PageSource, sizeOf } from "#server/answers/page.ts";
import type { Log } from "#server/process/log.ts";
import { OnceAtATime } from "#shared/once-at-a-time.ts";
import { settlesWithin } from "#shared/settles-within.ts";
import type { Rendering } from "../render-report.ts";
import { LateRenewals } from "./late-renewals.ts";
import { PageRenewals } from "./page-renewals.ts";
import type { PageStore } from "./page-store.ts";
import { PartialPages } from "./partial-pages.ts";

export interface PageCacheOptions {
  render: (key: string) => Promise<Rendering>;
  log: Log;
  /** Where last good pages outlive the process. */
  store?: PageStore;
  maxBytes?: number;
  /** How long a render may take. */
  deadlineMs?: number;
  /** How long a visitor waits for a renewed page before the last good one goes out. */
  patienceMs?: number | undefined;
  lateMs?: number;
}

interface Entry {
  page: Page;
  epoch: number;
  size: number;
  wasUsed: boolean;
}

/** A render that has taken longer than this is not joined any more: it may hang, and another one may not. */
const joinedForMs = 2_000;

/**
 * Whole pages, ready to send. A page is current until the content changes (`outdate`) or its time is up; then the next
 * visitor waits for a new one, but not for long: a page that was ever good goes out, and is renewed behind it
 * (docs/decisions/0110). Only a good page takes the place of a good page.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #flights = new OnceAtATime<string, Page>();
  readonly #partial = new PartialPages();
  readonly #renewals: PageRenewals;
  readonly #late: LateRenewals;
  readonly #options: Required<Omit<PageCacheOptions, "store" | "patienceMs" | "lateMs">> & {
    store: PageStore | undefined;
  };
  #epoch = 0;
  #bytes = 0;

  constructor(options: PageCacheOptions) {
    this.#options = { maxBytes: 16 * 2 ** 20, deadlineMs: 12_000, store: undefined, ...options };
    this.#renewals = new PageRenewals(async (key) => {
      const entry = this.#entries.get(key);
      if (entry && !this.#isCurrent(entry)) await this.#fly(key);
      else this.#renewals.forget(key);
    }, options.patienceMs);
    this.#late = new LateRenewals((key) => this.current(key), options.lateMs);
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
    const ready = this.peek(key) ?? this.#partial.get(key, this.#epoch);
    if (ready) return ready;
    const known = this.#entries.get(key);
    // From the disk it may be of any age.
    if (known?.page.isLarge && known.epoch >= 0) {
      this.#late.ask(key);
      return known.page;
    }
    const old = this.#renewals.isInTrouble(key) && (await this.#lastGood(key));
    if (old) {
      this.#renewals.ask(key);
      return this.peek(key) ?? old;
    }
    const flight = this.#fly(key);
    const last = await this.#lastGood(key);
    return last ? ((await this.#renewals.soon(flight)) ?? last) : flight;
  }

  /** The page as the content is now, however long it takes. Rejects when it cannot be rendered and none is known. */
  async current(key: string): Promise<Page> {
    return this.peek(key) ?? this.#flights.run(key, () => this.#renew(key, this.#epoch));
  }

  /** Whether a good page is held, however old: then nobody is shown less. */
  async holds(key: string): Promise<boolean> {
    return (await this.#lastGood(key)) !== undefined;
  }

  /** The content has changed: from now on every page is rendered before it is shown again. */
  outdate(): void {
    this.#epoch += 1;
    this.#flights.forget();
  }

  /** The backend answers again: what is old is renewed now. */
  retry(): void {
    this.#renewals.wake();
  }

  /** The pages that are shown although they are older than they should be, since they cannot be renewed. */
  get late(): string[] {
    return this.#renewals.keys.filter((key) => this.#entries.has(key));
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

  /** Resolves when the copies on disk that are queued now are written. */
  async settled(): Promise<void> {
    await this.#options.store?.settled();
  }

  /** One render per key at a time; one that began before the latest change is not joined. */
  #fly(key: string): Promise<Page> {
    const joinedFor = Math.min(joinedForMs, Date.now() - this.#renewals.recoveredAt);
    return this.#flights.run(key, () => this.#begin(key), joinedFor);
  }

  #begin(key: string): Promise<Page> {
    const overdue = setTimeout(() => this.#fail(key), this.#renewals.patienceMs).unref();
    return this.#renew(key, this.#epoch).finally(() => clearTimeout(overdue));
  }

  async #renew(key: string, epoch: number): Promise<Page> {
    let rendering: Rendering;
    try {
      const { deadlineMs } = this.#options;
      const work = this.#options.render(key);
      if (!(await settlesWithin(deadlineMs, work))) throw new Error(`a page was not ready within ${deadlineMs} ms`);
      rendering = await work;
    } catch (error) {
      this.#fail(key);
      const last = await this.#lastGood(key);
      if (!last) throw error;
      this.#options.log.error("a page could not be rendered, the last good one is shown", error, { key });
      return last;
    }
    const { source, state } = rendering;
    if (state === "broken" || source.status >= 500) {
      this.#fail(key);
      return (await this.#lastGood(key)) ?? makePage(source);
    }
    this.#renewals.succeeded(key);
    const page = await makePage(source);
    if (state === "partial") this.#partial.keep(key, page, epoch);
    else if (source.status !== 200) this.#drop(key);
    else if (epoch === this.#epoch && page.expiresAt > Date.now()) this.#keep(key, page, source);
    return page;
  }

  /** A render failed, or has not ended in time; unless another one has done its work meanwhile. */
  #fail(key: string): void {
    const entry = this.#entries.get(key);
    if (entry && !this.#isCurrent(entry)) this.#renewals.failed(key);
  }

  #keep(key: string, page: Page, { status, headers }: PageSource): void {
    const isNew = this.#entries.get(key)?.page.etag !== page.etag;
    if (isNew) this.#options.store?.keep(key, { status, headers, gzipped: page.variants.gzip.body });
    this.#put(key, page, this.#epoch);
  }

  #isCurrent({ epoch, page }: Entry): boolean {
    return epoch === this.#epoch && page.expiresAt > Date.now();
  }

  #drop(key: string): void {
    this.#options.store?.forget(key);
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.size;
  }

  /** From memory, or from the disk, where it is from an earlier life of the process and so of no known age. */
  async #lastGood(key: string): Promise<Page | undefined> {
    const known = this.#entries.get(key);
    if (known) return known.page;
    const stored = await this.#options.store?.read(key);
    if (!stored) return undefined;
    const page = await makePage(stored);
    // A render may have been quicker.
    if (!this.#entries.has(key)) this.#put(key, page, -1);
    return this.#entries.get(key)?.page ?? page;
  }

  #put(key: string, page: Page, epoch: number): void {
    const before = this.#entries.get(key);
    const entry = { page, epoch, size: sizeOf(page), wasUsed: before?.wasUsed ?? false };
    this.#bytes += entry.size - (before?.size ?? 0);
    this.#entries.delete(key);
    this.#entries.set(key, entry);
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
