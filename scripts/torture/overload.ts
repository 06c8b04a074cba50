import { availableParallelism, loadavg } from "node:os";
import { measureOverload } from "../../tests/torture/overload.ts";
import type { Round } from "../../tests/torture/round.ts";

export const overload: Round = async ({ say }) => {
  const { peak, overloaded, slowSockets, slowLeft, normalAfterMs } = await measureOverload(say);
  const share = overloaded.goodPerSecond / peak.goodPerSecond;
  say(JSON.stringify({ peak, overloaded, slowLeft, normalAfterMs, share }));
  const busy = availableParallelism() < (loadavg()[0] ?? 0) ? "; others kept the machine busy" : "";
  const rows = [
    ["", "connections", "good answers per second", "503 per second", "no answer", "p99 of ready pages"],
    Array.from({ length: 6 }, () => "---"),
    ...[peak, overloaded].map((load, index) => [
      index === 0 ? "at its peak" : `ten times that for 30 s, and ${slowSockets} slow sockets`,
      ...[load.connections, Math.round(load.goodPerSecond), Math.round(load.refusedPerSecond), load.failed].map(String),
      `${Math.round(load.readyP99)} ms`,
    ]),
  ];
  const table = rows.map((row) => `| ${row.join(" | ")} |`).join("\n");
  const normal = `${(normalAfterMs / 1000).toFixed(1)} s`;
  const sum = `Goodput ${Math.round(share * 100)} % of the peak; normal after ${normal}; ${slowLeft} slow sockets open at the end, each ended by the site once 15 s old and opened anew${busy}.`;
  const misses = [
    ...(share < 0.8 ? [`goodput is ${Math.round(share * 100)} % of the peak`] : []),
    ...(normalAfterMs > 2_000 ? [`normal after ${normal}`] : []),
  ];
  return { text: `${sum}\n\n${table}`, misses };
};
