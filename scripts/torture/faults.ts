import { backendFaults } from "../../tests/torture/backend-faults.ts";
import { type Outcome, states } from "../../tests/torture/fault-states.ts";
import { measureFaults } from "../../tests/torture/faults.ts";
import type { Round } from "../../tests/torture/round.ts";

export const faults: Round = async ({ say }) => {
  const { outcomes, routes } = await measureFaults(say);
  const misses = outcomes.flatMap(({ fault, state, wrong }) => wrong.map((text) => `${fault}, ${state}: ${text}`));
  return { text: `${routes} routes; ${againstAims(outcomes)}.\n\n${faultTable(outcomes)}`, misses };
};

/** How many pages with a good copy were slower than 50 ms, and how many states lasted longer than 3 s after the fault. */
function againstAims(outcomes: readonly Outcome[]): string {
  const times = outcomes.filter(({ state }) => state !== "first start").flatMap((outcome) => outcome.ms);
  const slow = times.filter((time) => time > 50).length;
  const late = outcomes.filter((outcome) => outcome.recoveryMs > 3_000).length;
  const longest = Math.max(...outcomes.map((outcome) => outcome.recoveryMs)) / 1000;
  return `${slow} of ${times.length} answers with a good copy took longer than 50 ms; ${late} of ${outcomes.length} states took longer than 3 s to be good again (at most ${longest.toFixed(1)} s)`;
}

/** Per fault and state: what was wrong, how long visitors waited (median, worst), how soon all was good again. */
function faultTable(outcomes: readonly Outcome[]): string {
  const rows = Object.keys(backendFaults).map((name) => {
    const cells = states.map((state) =>
      cellOf(outcomes.find((outcome) => outcome.fault === name && outcome.state === state)),
    );
    return `| ${[name, ...cells].join(" | ")} |`;
  });
  return [`| the backend … | ${states.join(" | ")} |`, `|---|${"---|".repeat(states.length)}`, ...rows].join("\n");
}

function cellOf(outcome: Outcome | undefined): string {
  if (!outcome) return "–";
  const ms = outcome.ms.toSorted((a, b) => a - b);
  const [median = 0, worst = 0] = [ms[Math.floor(ms.length / 2)], ms.at(-1)];
  const faults = outcome.wrong.length > 0 ? `**${outcome.wrong.length} wrong**, ` : "";
  return `${faults}${Math.round(median)} / ${Math.round(worst)} ms; ${(outcome.recoveryMs / 1000).toFixed(1)} s`;
}
