import type { SharedReads } from "#server/backends/shared-reads.ts";
import type { RequestsUnderWay } from "#server/http/requests-under-way.ts";
import type { PictureResizer } from "#server/pictures/picture-resizer.ts";
import type { Metric } from "#server/process/metric.ts";
import type { Renderer } from "../renderer.ts";
import type { PageCache } from "./page-cache.ts";

interface PageParts {
  renderer: Renderer;
  reads: SharedReads;
  cache: PageCache | undefined;
  underWay: RequestsUnderWay;
  resizer: Pick<PictureResizer, "waiting">;
  pool: { connections: number; transactions: number } | undefined;
}

/** Figures of the renders, the cache, the backend as renders see it, and of what is answered live. */
export function pageMetrics({ renderer, reads, cache, underWay, resizer, pool }: PageParts): Metric[] {
  const gates = Object.entries(renderer.gates).map(([what, gate]) => ({ labels: { what }, ...gate.counts }));
  const of = (key: "running" | "waiting" | "refused" | "begun") =>
    gates.map(({ labels, [key]: value }) => ({ labels, value }));
  const { running, refused } = underWay.counts;
  const used = pool && Math.min(pool.transactions, pool.connections);
  return [
    counter("nine_renders_total", "Renders begun.", of("begun")),
    counter("nine_renders_refused_total", "Renders refused: too many waited.", of("refused")),
    gauge("nine_renders_running", "Renders under way.", of("running")),
    gauge("nine_renders_waiting", "Renders that wait for their turn.", of("waiting")),
    gauge("nine_backend_reads", "Reads of renders under way.", [{ value: reads.state.underWay }]),
    gauge("nine_backend_breaker_open", "1 while reads are refused because the backend does not answer.", [
      { value: Number(reads.state.isOpen) },
    ]),
    gauge("nine_page_cache_pages", "Pages kept in memory.", cache ? [{ value: cache.size.pages }] : []),
    gauge("nine_page_cache_bytes", "Their size.", cache ? [{ value: cache.size.bytes }] : []),
    gauge("nine_pages_late", "Pages shown although they should be newer.", cache ? [{ value: cache.late.length }] : []),
    gauge("nine_live_requests", "Requests under way that are answered live.", [{ value: running }]),
    counter("nine_live_requests_refused_total", "Live requests refused: too many were under way.", [
      { value: refused },
    ]),
    gauge("nine_pictures_waiting", "Pictures to make, the one being made among them.", [{ value: resizer.waiting }]),
    gauge(
      "nine_pool_connections",
      "Connections that there may be to the database.",
      pool ? [{ value: pool.connections }] : [],
    ),
    gauge("nine_pool_used", "Connections in use.", used === undefined ? [] : [{ value: used }]),
    gauge(
      "nine_pool_waiting",
      "Transactions that wait for a connection.",
      pool ? [{ value: pool.transactions - Math.min(pool.transactions, pool.connections) }] : [],
    ),
  ];
}

function gauge(name: string, help: string, samples: Metric["samples"]): Metric {
  return { name, help, type: "gauge", samples };
}

function counter(name: string, help: string, samples: Metric["samples"]): Metric {
  return { name, help, type: "counter", samples };
}
