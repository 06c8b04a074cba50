import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

interface Row {
  /** When it was looked at, as ISO text. */
  at: string;
}

const folder = ".walk";
const dayMs = 86_400_000;

/** What a figure that takes long has found within the last day, so that a run that was broken off can be gone on with. */
export function readKeptRows<T extends Row>(name: string): T[] {
  const file = fileOf(name);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  // The file is written by our own code alone.
  return lines.map((line): T => JSON.parse(line)).filter(({ at }) => Date.now() - Date.parse(at) < dayMs);
}

/** All of them at once: a run that ends in the middle of a look has kept those before it. */
export function keepRows(name: string, rows: readonly Row[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(name), rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
}

/** `PRIVACY_MINUTES` for `PRIVACY`: the moment at which a part ends, between two looks. */
export function endOfPart(figure: string): number {
  return Date.now() + 60_000 * Number(process.env[`${figure}_MINUTES`] ?? Number.POSITIVE_INFINITY);
}

const fileOf = (name: string) => `${folder}/${name}.jsonl`;
