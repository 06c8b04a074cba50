import { expect, it } from "vitest";
import { type ClubClass, clubClasses } from "../../content/club-class.ts";
import { neighbour, readKey } from "./board-keys.ts";
import type { Lift } from "./use-lift.ts";

const lesson = (id: string, weekday: number, start_minute: number): ClubClass => ({
  ...clubClasses.preview(clubClasses.empty()),
  id,
  weekday,
  start_minute,
  minutes: 50,
});
const week = [lesson("a", 1, 600), lesson("b", 1, 900), lesson("c", 3, 610), lesson("d", 3, 890)];
const [a, b] = week as [ClubClass, ClubClass];
const key = (name: string, more: object = {}) =>
  ({ key: name, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...more }) as Parameters<
    typeof readKey
  >[0];
const lifted = (details: Partial<Lift> = {}): Lift => ({ it: a, weekday: 1, start_minute: 600, by: "key", ...details });

it("leads from class to class, over days without any to the nearest in time", () => {
  const to = (from: ClubClass, name: string) => neighbour(week, from, name).id;
  expect(["ArrowDown", "ArrowUp", "End", "ArrowRight", "ArrowLeft"].map((name) => to(a, name))).toEqual([
    ...["b", "a", "b", "c", "a"],
  ]);
  expect(to(b, "ArrowRight")).toBe("d");
});

it("lifts, moves by five minutes, an hour or a day, and lets go", () => {
  expect(readKey(key("Enter"), a, null)).toEqual({ kind: "move", lift: lifted() });
  expect(readKey(key("ArrowDown"), a, lifted())).toMatchObject({ kind: "move", lift: { start_minute: 605 } });
  expect(readKey(key("ArrowUp", { shiftKey: true }), a, lifted())).toMatchObject({ lift: { start_minute: 540 } });
  expect(readKey(key("ArrowRight"), a, lifted())).toMatchObject({ lift: { weekday: 2, start_minute: 600 } });
  expect(readKey(key("Enter"), a, lifted())).toEqual({ kind: "drop" });
  expect(readKey(key("Escape"), a, lifted())).toEqual({ kind: "return" });
});

it("keeps a class within the day and the week", () => {
  expect(readKey(key("ArrowLeft"), a, lifted())).toMatchObject({ lift: { weekday: 1 } });
  expect(readKey(key("ArrowUp"), a, lifted({ start_minute: 0 }))).toMatchObject({ lift: { start_minute: 0 } });
  expect(readKey(key("ArrowDown"), a, lifted({ start_minute: 1390 }))).toMatchObject({ lift: { start_minute: 1390 } });
});

it("leaves other keys, and those of the browser, alone", () => {
  expect(readKey(key("x"), a, null)).toBeNull();
  expect(readKey(key("ArrowDown", { ctrlKey: true }), a, null)).toBeNull();
  expect(readKey(key("Delete"), a, lifted())).toBeNull();
  expect(readKey(key("Delete"), a, null)).toEqual({ kind: "remove" });
});
