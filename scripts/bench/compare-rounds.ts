import type { Figure } from "../../bench/measure/figure.ts";

/** One figure of two builds, measured in turn in the same run. */
export interface Compared {
  figure: string;
  before: readonly number[];
  now: readonly number[];
  /** `better` and `worse` only when the two ranges do not touch; which way is better, the figure's aim says. */
  verdict: "better" | "worse" | "moved" | "noise";
}

/**
 * What rounds of two builds say of each figure that both have. Two ranges of five that do not touch are chance once in
 * 126 times; anything nearer is noise, however far apart the medians are. A figure without an aim can only have moved.
 * Figures that only one build has, or whose `measured` begins with no number in some round, are left out.
 */
export function compareRounds(before: readonly Figure[][], now: readonly Figure[][]): Compared[] {
  return (now[0] ?? []).flatMap(({ figure, aim }): Compared[] => {
    const [old, fresh] = [valuesOf(before, figure), valuesOf(now, figure)];
    if (old === null || fresh === null) return [];
    return [{ figure, before: old, now: fresh, verdict: verdictOf(old, fresh, aim) }];
  });
}

function verdictOf(before: readonly number[], now: readonly number[], aim: string): Compared["verdict"] {
  const isAbove = Math.min(...now) > Math.max(...before);
  const isBelow = Math.max(...now) < Math.min(...before);
  if (!isAbove && !isBelow) return "noise";
  if (aim.startsWith("≤")) return isAbove ? "worse" : "better";
  if (aim.startsWith("≥")) return isAbove ? "better" : "worse";
  return "moved";
}

function valuesOf(rounds: readonly Figure[][], figure: string): number[] | null {
  const values = rounds.map((figures) => firstNumber(figures.find((other) => other.figure === figure)?.measured ?? ""));
  return values.length > 0 && values.every(Number.isFinite) ? values : null;
}

/** `p99 3.1 ms; nginx 2 ms` is 3.1: a script says what it measured first. */
function firstNumber(measured: string): number {
  const [number] = /(?<![\w.])\d+(?:\.\d+)?/.exec(measured) ?? [];
  return number === undefined ? Number.NaN : Number(number);
}
