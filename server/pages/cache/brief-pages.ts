import { makePage, type Page } from "#server/answers/page.ts";
import { BoundedMap } from "#shared/bounded-map.ts";
import type { Rendering } from "../render-report.ts";

/** So many pages of a moment at a time; who makes addresses up pushes out only what lives for a second. */
const mostPages = 100;

/**
 * Pages that say what changes by the minute (free places): each is made for everybody who asks within its moment, which
 * begins before anything is read for it, so that nobody is told what was true longer ago. Of a page that is not whole
 * only those have a share who asked while it was made.
 */
export class BriefPages {
  readonly #render: (path: string) => Promise<Rendering>;
  readonly #pages = new BoundedMap<string, { until: number; page: Promise<Page> }>(mostPages);

  constructor(render: (path: string) => Promise<Rendering>) {
    this.#render = render;
  }

  /** The page as it is now, or was at most `keptMs` ago. Rejects when it could not be rendered. */
  get(path: string, keptMs: number): Promise<Page> {
    const now = performance.now();
    const known = this.#pages.get(path);
    if (known && now < known.until) return known.page;
    const page = this.#render(path).then(({ state, source }) => {
      if (state !== "whole") this.#forget(path, entry);
      return makePage(source);
    });
    const entry = { until: now + keptMs, page };
    this.#pages.set(path, entry);
    page.catch(() => this.#forget(path, entry));
    return page;
  }

  /** Somebody has just changed what they say. */
  clear(): void {
    this.#pages.clear();
  }

  #forget(path: string, entry: unknown): void {
    if (this.#pages.get(path) === entry) this.#pages.delete(path);
  }
}
