import type { RunRecord } from "./run-records.ts";

const begin = "<!-- figures: written by `npm run bench` -->";
const end = "<!-- end of figures -->";

/**
 * The page with the tables of these runs between its two marks; what people wrote round them stays.
 * Throws when a mark is missing.
 */
export function withTables(page: string, records: readonly RunRecord[]): string {
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`docs/performance.md has lost its marks "${begin}" and "${end}".`);
  return `${page.slice(0, from)}${begin}\n\n${tablesOf(records)}\n${page.slice(to)}`;
}

/** One table for each day and machine, so that no one compares what was measured on two. */
function tablesOf(records: readonly RunRecord[]): string {
  const runs = Map.groupBy(records, ({ date, machine }) => `Measured on ${date}: ${machine}.`);
  return [...runs].map(([where, together]) => `${where}\n\n${tableOf(together)}\n`).join("\n");
}

function tableOf(records: readonly RunRecord[]): string {
  const rows = records.flatMap(({ script, figures }) =>
    figures.map(({ figure, aim, measured, holds }) => {
      const verdict = holds === null ? "–" : holds ? "met" : "**missed**";
      return `| ${[figure, aim, measured, verdict, `\`${script}\``].map(cell).join(" | ")} |`;
    }),
  );
  return ["| figure | aim | measured | | script |", "|---|---|---|---|---|", ...rows].join("\n");
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
