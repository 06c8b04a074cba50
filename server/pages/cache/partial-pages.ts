import type { Page } from "#server/answers/page.ts";

/** How long a page stands for which broken rows were left out: it is rendered again and again, but not for each visitor. */
const partialForMs = 2_000;

/** Pages without their broken rows, shown where there is no whole one. */
export class PartialPages {
  readonly #pages = new Map<string, { page: Page; epoch: number; until: number }>();

  get(key: string, epoch: number): Page | undefined {
    const it = this.#pages.get(key);
    return it && it.epoch === epoch && it.until > Date.now() ? it.page : undefined;
  }

  keep(key: string, page: Page, epoch: number): void {
    for (const [old, { until }] of this.#pages) if (until <= Date.now()) this.#pages.delete(old);
    this.#pages.set(key, { page, epoch, until: Math.min(page.expiresAt, Date.now() + partialForMs) });
  }
}
