const timestamp = /^(\d{13})_/;

export type Rename = { from: string; to: string };

/**
 * The renames that bring the files into the order given, since the public page orders them by name: none when they are
 * in it. As few as possible: as many as can stay do, and the others get a time between those of their neighbours. Where
 * that leaves no room (names without a time, or too close) all from the first out of place are named anew.
 */
export function renamesForOrder(names: readonly string[], now: Date): Rename[] {
  return renamesBetween(names, now) ?? renamesFromFirstMoved(names, now);
}

// New names start with a time, like those of uploads, later than that of any file: none collides, later uploads come last.
function renamesFromFirstMoved(names: readonly string[], now: Date): Rename[] {
  const isInPlace = (name: string, index: number) => names.slice(index + 1).every((later) => name < later);
  const start = latest(names, now);
  const firstMoved = names.findIndex((name, index) => !isInPlace(name, index) || name >= String(start));
  return names.slice(firstMoved).map((from, index) => ({ from, to: renamed(from, start + index) }));
}

/** Null when a file finds no time between its neighbours. */
function renamesBetween(names: readonly string[], now: Date): Rename[] | null {
  const staying = longestRise(names);
  const times = names.map((name) => (staying.has(name) ? timeOf(name) : null));
  const renames: Rename[] = [];
  for (const [index, from] of names.entries()) {
    if (staying.has(from)) continue;
    const before = index === 0 ? undefined : times[index - 1];
    const after = names.slice(index).find((name) => staying.has(name));
    const time = timeBetween(before, after === undefined ? undefined : timeOf(after), latest(names, now));
    if (time === null) return null;
    times[index] = time;
    const to = renamed(from, time);
    if (names.includes(to)) return null;
    renames.push({ from, to });
  }
  return renames;
}

/** A time after one and before the other; undefined where there is no neighbour, null for one whose name has none. */
function timeBetween(before: number | null | undefined, after: number | null | undefined, free: number): number | null {
  if (before === null || after === null) return null;
  if (after === undefined) return Math.max(free, (before ?? 0) + 1);
  const start = before ?? after - 2 * minute;
  return after - start < 2 || start < shortest ? null : start + Math.floor((after - start) / 2);
}

const minute = 60_000;
/** Times of fewer digits would not sort by their letters. */
const shortest = 1_000_000_000_000;

function latest(names: readonly string[], now: Date): number {
  return Math.max(now.getTime(), ...names.map((name) => (timeOf(name) ?? 0) + 1));
}

function timeOf(name: string): number | null {
  const digits = timestamp.exec(name)?.[1];
  return digits === undefined ? null : Number(digits);
}

function renamed(name: string, time: number): string {
  return `${time}_${name.replace(timestamp, "")}`;
}

/** The most names that are in order among each other as they stand. */
function longestRise(names: readonly string[]): Set<string> {
  const rises: string[][] = [];
  for (const name of names) {
    const longest = rises.reduce<string[]>(
      (best, rise) => (rise.length > best.length && (rise.at(-1) ?? "") < name ? rise : best),
      [],
    );
    rises.push([...longest, name]);
  }
  return new Set(rises.reduce<string[]>((best, rise) => (rise.length > best.length ? rise : best), []));
}
