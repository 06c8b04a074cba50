import { momentOfNightly } from "./backup-name.ts";
import { nightOf } from "./night-of.ts";

const daysKept = 7;
const weeksKept = 4;

/**
 * Which files of a folder of backups may go: of the nightly ones all but the youngest of each of the last seven nights and
 * the youngest of each of the last four weeks that have one. Files that the site did not make by itself stay.
 */
export function findStaleBackups(names: readonly string[]): string[] {
  const nightly = names
    .flatMap((name) => {
      const moment = momentOfNightly(name);
      return moment ? [{ name, night: nightOf(moment), moment }] : [];
    })
    .sort((a, b) => b.moment.getTime() - a.moment.getTime());
  const kept = new Set([
    ...firstOfEach(nightly, (entry) => entry.night).slice(0, daysKept),
    ...firstOfEach(nightly, (entry) => weekOf(entry.night)).slice(0, weeksKept),
  ]);
  return nightly.filter((entry) => !kept.has(entry)).map((entry) => entry.name);
}

function firstOfEach<T>(all: readonly T[], keyOf: (it: T) => string): T[] {
  const seen = new Set<string>();
  return all.filter((value) => !seen.has(keyOf(value)) && seen.add(keyOf(value)));
}

/** The Monday that a day's week begins with. */
function weekOf(night: string): string {
  const day = new Date(`${night}T00:00:00Z`);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - sinceMonday * 86_400_000).toISOString().slice(0, 10);
}
