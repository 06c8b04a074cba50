import type { Answered } from "./answered.ts";
import type { Metric } from "./metric.ts";

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Times {
  buckets: number[];
  sum: number;
  count: number;
}

/** How many requests of each kind and status there were, and how long they took. */
export class RequestCounts {
  readonly #counts = new Map<string, Map<number, number>>();
  readonly #times = new Map<string, Times>();
  /** Pages by how they were had: rendered for this visitor, the last good one, or ready (but for those counted at once). */
  readonly pages = { hit: 0, stale: 0, miss: 0 };

  /** What was ready is counted and not timed: it takes microseconds, and a clock would be a good part of them. */
  readonly count = (kind: string, status: number): void => {
    const counts = this.#counts.get(kind) ?? new Map<number, number>();
    if (counts.size === 0) this.#counts.set(kind, counts);
    counts.set(status, (counts.get(status) ?? 0) + 1);
  };

  readonly note = ({ kind, status, ms, wasLeft }: Answered): void => {
    // As nginx says it: the visitor closed the connection before the answer was out.
    this.count(kind, wasLeft ? 499 : status);
    const known = this.#times.get(kind);
    const times = known ?? { buckets: bounds.map(() => 0), sum: 0, count: 0 };
    if (!known) this.#times.set(kind, times);
    const seconds = ms / 1000;
    for (const [index, bound] of bounds.entries())
      if (seconds <= bound) times.buckets[index] = (times.buckets[index] ?? 0) + 1;
    times.sum += seconds;
    times.count += 1;
  };

  #timed(kind: string): number {
    return this.#times.get(kind)?.count ?? 0;
  }

  get metrics(): Metric[] {
    const counts = [...this.#counts].flatMap(([kind, of]) =>
      [...of].map(([status, value]) => ({ labels: { kind, status: String(status) }, value })),
    );
    const atOnce =
      [...(this.#counts.get("page")?.values() ?? [])].reduce((sum, value) => sum + value, 0) - this.#timed("page");
    const cached = { ...this.pages, hit: this.pages.hit + atOnce };
    return [
      {
        name: "nine_page_cache_total",
        help: "Pages sent: ready in memory, an older one for want of a newer, or rendered first.",
        type: "counter",
        samples: Object.entries(cached).map(([result, value]) => ({ labels: { result }, value })),
      },
      { name: "nine_requests_total", help: "Requests answered.", type: "counter", samples: counts },
      {
        name: "nine_request_duration_seconds",
        help: "Time to answer what was not ready in memory.",
        type: "histogram",
        samples: [...this.#times].flatMap(([kind, { buckets, sum, count }]) => [
          ...bounds.map((le, index) => ({
            suffix: "_bucket",
            labels: { kind, le: String(le) },
            value: buckets[index] ?? 0,
          })),
          { suffix: "_bucket", labels: { kind, le: "+Inf" }, value: count },
          { suffix: "_sum", labels: { kind }, value: sum },
          { suffix: "_count", labels: { kind }, value: count },
        ]),
      },
    ];
  }
}
