import { appendFileSync } from "node:fs";

/** One row of the table in docs/performance.md. */
export interface Figure {
  /** What was measured, in words: `p99 at half of that load`. */
  figure: string;
  /** `≤ 5 ms`, or `–` for a figure that stands beside another and has no aim of its own. */
  aim: string;
  /** With its unit: `3.1 ms`. */
  measured: string;
  /** Whether the aim is met; null when there is none, or when the machine lacks what it takes to measure it. */
  holds: boolean | null;
}

/** Where `npm run bench` collects what its scripts report: one figure per line, as JSON. */
export const figuresFileVariable = "BENCH_FIGURES_FILE";

/** Prints a figure; under `npm run bench` it also goes into docs/performance.md. Call it once per row of the table. */
export function reportFigure(figure: Figure): void {
  const mark = figure.holds === null ? "·" : figure.holds ? "✓" : "✗ MISSED";
  console.log(`${mark} ${figure.figure}: ${figure.measured}${figure.aim === "–" ? "" : ` (aim ${figure.aim})`}`);
  const file = process.env[figuresFileVariable];
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}
