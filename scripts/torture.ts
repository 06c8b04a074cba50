import { readFileSync, writeFileSync } from "node:fs";
import { backendFaults } from "../tests/torture/backend-faults.ts";
import { type Outcome, states } from "../tests/torture/fault-states.ts";
import { measureFaults } from "../tests/torture/faults.ts";
import { describeMachine } from "./bench/describe-machine.ts";

// `npm run torture -- faults`: what takes too long for `npm test`. Its figures take the place of the earlier ones in
// docs/reliability.md.
const asked = process.argv.slice(2);
const page = "docs/reliability.md";

if (asked.length !== 1 || asked[0] !== "faults") {
  console.error("Name what is to be measured: npm run torture -- faults");
  process.exitCode = 1;
} else {
  const { outcomes, routes } = await measureFaults(console.log);
  const table = faultTable(outcomes);
  const date = new Date().toISOString().slice(0, 10);
  const where = `Measured on ${date}: ${describeMachine(process.env.CHROMIUM_PATH ?? "")}; ${routes} routes.`;
  writeFileSync(page, put(readFileSync(page, "utf8"), "faults", `${where}\n\n${table}`));
  const wrong = outcomes.flatMap((it) => it.wrong);
  console.log(`\n${page} is written; ${wrong.length} visits were not answered as they should be.`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
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
