import { expect, it } from "vitest";
import { type EditedClass, knownAgain, mergeWeeks, weekChanges } from "./week-changes.ts";

const lesson = (id: string, details: Partial<EditedClass> = {}): EditedClass => ({
  id,
  club_id: "acacias",
  activity_id: "a",
  weekday: 1,
  start_minute: 600,
  minutes: 50,
  room: "Sala 1",
  instructor: null,
  places: null,
  valid_from: null,
  valid_until: null,
  updated_at: "v1",
  ...details,
});
const ids = (list: readonly EditedClass[]) => list.map(({ id }) => id);
const read = [lesson("a"), lesson("b"), lesson("c")];

it("knows what is new, what changed and what is gone", () => {
  const edited = [lesson("a"), lesson("b", { room: "Sala 2" }), lesson("nueva-1")];
  const { add, change, remove, count } = weekChanges(read, edited);
  expect([ids(add), ids(change), ids(remove), count]).toEqual([["nueva-1"], ["b"], ["c"], 3]);
  expect(weekChanges(read, [...read].reverse()).count).toBe(0);
});

it("loses nothing when somebody else published meanwhile", () => {
  const edited = [lesson("a", { room: "Mía" }), lesson("b", { room: "Mía" }), lesson("nueva-1")];
  const stored = [
    lesson("a", { room: "Suya", updated_at: "v2" }),
    lesson("c", { updated_at: "v2" }),
    lesson("d", { updated_at: "v2" }),
  ];
  const merged = mergeWeeks(read, edited, stored);
  expect(merged.find(({ id }) => id === "a")).toEqual(lesson("a", { room: "Mía", updated_at: "v2" }));
  // Mine was deleted by the other, whose new one is there; what I deleted stays away.
  expect(merged.filter(({ room }) => room === "Mía")).toHaveLength(2);
  expect(ids(merged)).toEqual(expect.arrayContaining(["d", "nueva-1"]));
  expect(ids(merged)).not.toContain("c");
  const changes = weekChanges(stored, merged);
  expect([ids(changes.change), changes.add.length, ids(changes.remove)]).toEqual([["a"], 2, ["c"]]);
});

it("is the stored week where nothing was edited", () => {
  const stored = [lesson("a", { start_minute: 700, updated_at: "v2" })];
  expect(mergeWeeks(read, read, stored)).toEqual(stored);
});

it("knows the classes of a file again, at their hour: what was cancelled never comes to lie on another class", () => {
  const taken = [
    lesson("nueva-1"),
    lesson("nueva-2", { room: "Sala 2" }),
    lesson("nueva-3", { activity_id: "b" }),
    lesson("nueva-4", { weekday: 3, start_minute: 720 }),
  ];
  const stored = [lesson("a"), lesson("b", { instructor: "Ana" }), lesson("c", { weekday: 3 })];
  const known = knownAgain(stored, taken);
  expect(ids(known)).toEqual(["a", "b", "nueva-3", "nueva-4"]);
  expect(known[1]).toMatchObject({ room: "Sala 2", instructor: null, updated_at: "v1" });
  const { add, change, remove } = weekChanges(stored, known);
  expect([ids(add), ids(change), ids(remove)]).toEqual([["nueva-3", "nueva-4"], ["b"], ["c"]]);
});
