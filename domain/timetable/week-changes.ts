import type { WeeklyClass } from "./classes-on.ts";

/** A class of a week that is being edited; one that is not stored yet has a name of its own and no version. */
export interface EditedClass extends WeeklyClass {
  club_id: string;
  places: number | null;
  updated_at: string;
}

/** What publishing an edited week does to the stored one. */
export interface WeekChanges<T> {
  add: T[];
  change: T[];
  remove: T[];
  count: number;
}

const newPrefix = "nueva-";

/** The id of a class that is not stored yet. */
export const newClassId = () => `${newPrefix}${crypto.randomUUID()}`;

const written = [
  "activity_id",
  "weekday",
  "start_minute",
  "minutes",
  "room",
  "instructor",
  "places",
  "valid_from",
  "valid_until",
] as const;

/** Whether two versions of a class say the same to people. */
function isSameClass(one: EditedClass, other: EditedClass): boolean {
  return written.every((name) => one[name] === other[name]);
}

/** What there is to publish, between the week that was read and the one that it has become. */
export function weekChanges<T extends EditedClass>(read: readonly T[], edited: readonly T[]): WeekChanges<T> {
  const before = new Map(read.map((value) => [value.id, value]));
  const left = new Set(edited.map(({ id }) => id));
  const add = edited.filter(({ id }) => !before.has(id));
  const change = edited.filter((value) => {
    const known = before.get(value.id);
    return known !== undefined && !isSameClass(known, value);
  });
  const remove = read.filter(({ id }) => !left.has(id));
  return { add, change, remove, count: add.length + change.length + remove.length };
}

/**
 * The edited week over another version of the stored one: what this person changed stays as she has it, all else is as
 * it is stored now. A class that she changed and somebody else took away comes back as a new one.
 */
export function mergeWeeks<T extends EditedClass>(read: readonly T[], edited: readonly T[], stored: readonly T[]): T[] {
  const { add, change, remove } = weekChanges(read, edited);
  const removed = new Set(remove.map(({ id }) => id));
  const changed = new Map(change.map((value) => [value.id, value]));
  const kept = stored
    .filter(({ id }) => !removed.has(id))
    .map((value) => ({ ...value, ...changed.get(value.id), updated_at: value.updated_at }));
  const there = new Set(stored.map(({ id }) => id));
  const lost = change
    .filter(({ id }) => !there.has(id))
    .map((value) => ({ ...value, id: newClassId(), updated_at: "" }));
  return [...kept, ...lost, ...add];
}

/** From the surest sign of being one class to the weakest. */
const signs: ((one: EditedClass, other: EditedClass) => boolean)[] = [
  isSameClass,
  (one, other) =>
    one.activity_id === other.activity_id && one.weekday === other.weekday && one.start_minute === other.start_minute,
];

/**
 * The classes of a file as those of the week that they are: one that is the same, or the same lesson at the same hour of
 * that day, keeps its id and with it what is different on a date. The others stay new: at another hour a file cannot tell a
 * class that has moved from one more, and what was cancelled must not come to lie on it.
 */
export function knownAgain<T extends EditedClass>(week: readonly T[], taken: readonly T[]): T[] {
  const found = new Map<T, T>();
  const free = new Set(week);
  for (const isOne of signs) {
    for (const it of taken) {
      if (found.has(it)) continue;
      const known = [...free].find((other) => isOne(it, other));
      if (!known) continue;
      free.delete(known);
      found.set(it, { ...it, id: known.id, updated_at: known.updated_at });
    }
  }
  return taken.map((value) => found.get(value) ?? value);
}
