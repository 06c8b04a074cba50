import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Log } from "./log.ts";
import type { Metric } from "./metric.ts";

/** The same log, which counts what went wrong. */
export function countFailures(log: Log): { log: Log; metrics: () => Metric[] } {
  const counts = { warn: 0, error: 0 };
  return {
    log: {
      info: log.info,
      warn(...values) {
        counts.warn += 1;
        log.warn(...values);
      },
      error(...values) {
        counts.error += 1;
        log.error(...values);
      },
    },
    metrics: () => [
      {
        name: "nine_log_lines_total",
        help: "Warnings and errors in the log.",
        type: "counter",
        samples: Object.entries(counts).map(([level, value]) => ({ labels: { level }, value })),
      },
    ],
  };
}

/** Watches this process from now on: memory, processor time, and how late the event loop is since the last look. */
export function watchProcess(): () => Metric[] {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return () => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const late = (at: string, nanoseconds: number) => ({
      labels: { at },
      // The watch itself comes every 20 ms; what is more than that is late.
      value: Math.max(0, nanoseconds / 1e9 - 0.02) || 0,
    });
    const delays = [late("p50", delay.percentile(50)), late("p99", delay.percentile(99)), late("max", delay.max)];
    delay.reset();
    return [
      gauge("nine_memory_bytes", "Memory in use.", [
        { labels: { part: "resident" }, value: rss },
        { labels: { part: "heap" }, value: heapUsed },
        { labels: { part: "external" }, value: external },
      ]),
      {
        ...{ name: "nine_cpu_seconds_total", help: "Processor time.", type: "counter" },
        samples: [{ value: (user + system) / 1e6 }],
      },
      gauge("nine_event_loop_delay_seconds", "How late the event loop was since the last look.", delays),
    ];
  };
}

function gauge(name: string, help: string, samples: Metric["samples"]): Metric {
  return { name, help, type: "gauge", samples };
}
