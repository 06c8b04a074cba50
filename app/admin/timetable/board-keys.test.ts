import { expect, it } from "vitest";
import { type ClubClass, clubClasses } from "../../content/clubs/club-class.ts";
import { neighbour, readKey } from "./board-keys.ts";
import { type Lift, resized } from "./use-lift.ts";

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
const lifted = (details: Partial<Lift> = {}): Lift => ({
  ...{ it: a, weekday: 1, start_minute: 600, minutes: 50, by: "key" },
  ...details,
});

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
  expect(readKey(key("PageUp"), a, lifted())).toMatchObject({ lift: { start_minute: 540 } });
  expect(readKey(key("ArrowRight"), a, lifted())).toMatchObject({ lift: { weekday: 2, start_minute: 600 } });
  expect(readKey(key("Enter"), a, lifted())).toEqual({ kind: "drop" });
  expect(readKey(key("Escape"), a, lifted())).toEqual({ kind: "return" });
});

it("lasts longer or shorter by its end, by five minutes at least, until midnight at most", () => {
  const minutes = (name: string, lift: Lift) => {
    const deed = readKey(key(name, { shiftKey: true }), a, lift);
    return deed?.kind === "move" ? [deed.lift.start_minute, deed.lift.minutes] : deed;
  };
  expect(minutes("ArrowDown", lifted())).toEqual([600, 55]);
  expect(minutes("ArrowUp", lifted())).toEqual([600, 45]);
  expect(minutes("ArrowUp", lifted({ minutes: 5 }))).toEqual([600, 5]);
  expect(minutes("ArrowDown", lifted({ start_minute: 1390 }))).toEqual([1390, 50]);
  expect(resized(lifted(), "top", -15)).toMatchObject({ start_minute: 585, minutes: 65 });
  expect(resized(lifted(), "top", 100)).toMatchObject({ start_minute: 645, minutes: 5 });
  expect(resized(lifted({ start_minute: 10 }), "top", -60)).toMatchObject({ start_minute: 0, minutes: 60 });
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
  expect(readKey(key("d"), a, null)).toEqual({ kind: "copy" });
});
