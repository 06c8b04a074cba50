import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { backendFaults } from "../tests/torture/backend-faults.ts";
import { type Outcome, states } from "../tests/torture/fault-states.ts";
import { measureFaults } from "../tests/torture/faults.ts";
import { measureOverload } from "../tests/torture/overload.ts";
import { describeMachine } from "./bench/describe-machine.ts";

// `npm run torture -- <name>`: what takes too long for `npm test`. Its figures take the place of the earlier ones in
// docs/reliability.md.
const page = "docs/reliability.md";
const tortures: Record<string, () => Promise<{ text: string; failures: number }>> = { faults, overload };

const asked = process.argv.slice(2);
const torture = asked.length === 1 ? tortures[asked[0] ?? ""] : undefined;
if (torture) {
  const { text, failures } = await torture();
  const date = new Date().toISOString().slice(0, 10);
  const where = `Measured on ${date}: ${describeMachine(process.env.CHROMIUM_PATH ?? "chromium")}.`;
  writeFileSync(page, put(readFileSync(page, "utf8"), asked[0] ?? "", `${where} ${text}`));
  console.log(`\n${page} is written; ${failures} answers or figures were not as they should be.`);
  process.exitCode = failures === 0 ? 0 : 1;
} else {
  console.error(`Name what is to be measured: npm run torture -- ${Object.keys(tortures).join("|")}`);
  process.exitCode = 1;
}

async function faults() {
  const { outcomes, routes } = await measureFaults(console.log);
  return { text: `${routes} routes.\n\n${faultTable(outcomes)}`, failures: outcomes.flatMap((it) => it.wrong).length };
}

async function overload() {
  const { peak, overloaded, slowSockets, slowLeft, normalAfterMs } = await measureOverload(console.log);
  const share = overloaded.goodPerSecond / peak.goodPerSecond;
  console.log(JSON.stringify({ peak, overloaded, slowLeft, normalAfterMs, share }));
  const busy = availableParallelism() < (loadavg()[0] ?? 0) ? "; others kept the machine busy" : "";
  const rows = [
    ["", "connections", "good answers per second", "503 per second", "no answer", "p99 of ready pages"],
    Array.from({ length: 6 }, () => "---"),
    ...[peak, overloaded].map((it, index) => [
      index === 0 ? "at its peak" : `ten times that for 30 s, and ${slowSockets} slow sockets`,
      ...[it.connections, Math.round(it.goodPerSecond), Math.round(it.refusedPerSecond), it.failed].map(String),
      `${Math.round(it.readyP99)} ms`,
    ]),
  ];
  const table = rows.map((row) => `| ${row.join(" | ")} |`).join("\n");
  const sum = `Goodput ${Math.round(share * 100)} % of the peak; normal after ${(normalAfterMs / 1000).toFixed(1)} s; ${slowLeft} slow sockets open at the end, each ended by the site once 15 s old and opened anew${busy}.`;
  return { text: `${sum}\n\n${table}`, failures: Number(share < 0.8) + Number(normalAfterMs > 2_000) };
}

/** Per fault and state: what was wrong, how long visitors waited (median, worst), how soon all was good again. */
function faultTable(outcomes: readonly Outcome[]): string {
  const rows = Object.keys(backendFaults).map((name) => {
    const cells = states.map((state) => cellOf(outcomes.find((it) => it.fault === name && it.state === state)));
    return `| ${[name, ...cells].join(" | ")} |`;
  });
  return [`| the backend … | ${states.join(" | ")} |`, `|---|${"---|".repeat(states.length)}`, ...rows].join("\n");
}

function cellOf(it: Outcome | undefined): string {
  if (!it) return "–";
  const ms = it.ms.toSorted((a, b) => a - b);
  const [median = 0, worst = 0] = [ms[Math.floor(ms.length / 2)], ms.at(-1)];
  const faults = it.wrong.length > 0 ? `**${it.wrong.length} wrong**, ` : "";
  return `${faults}${Math.round(median)} / ${Math.round(worst)} ms; ${(it.recoveryMs / 1000).toFixed(1)} s`;
}

/** The page with other text between the marks of this measurement. */
function put(text: string, name: string, content: string): string {
  const [begin, end] = [`<!-- ${name}: written by \`npm run torture\` -->`, `<!-- end of ${name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${page} has lost its marks "${begin}" and "${end}".`);
  return `${text.slice(0, from)}${begin}\n\n${content}\n\n${text.slice(to)}`;
}
