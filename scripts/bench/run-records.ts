import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Figure } from "../../bench/measure/figure.ts";

/** What one script of bench/ measured when it last ran, and where. */
export interface RunRecord {
  script: string;
  /** `2026-11-20` */
  date: string;
  /** Processor, memory and versions in words: figures of two machines are never read as one. */
  machine: string;
  figures: Figure[];
}

const file = "docs/performance.jsonl";

/** Puts these runs in the place of earlier ones of the same scripts, and gives the last run of every script by name. */
export function keepRecords(runs: readonly RunRecord[]): RunRecord[] {
  const others = readLines<RunRecord>(file).filter((line) => runs.every(({ script }) => script !== line.script));
  const all = [...others, ...runs].toSorted((a, b) => a.script.localeCompare(b.script));
  writeFileSync(file, all.map((record) => `${JSON.stringify(record)}\n`).join(""));
  return all;
}

/** What `reportFigure` wrote, in its order; nothing when it was never called. */
export function readFigures(path: string): Figure[] {
  return readLines<Figure>(path);
}

function readLines<T>(path: string): T[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, "utf8").split("\n").filter(Boolean);
  // Both files are written by our own code alone.
  return lines.map((line): T => JSON.parse(line));
}
