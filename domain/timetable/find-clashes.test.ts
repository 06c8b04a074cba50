import { expect, it } from "vitest";
import type { WeeklyClass } from "./classes-on.ts";
import { findClashes, freeStart } from "./find-clashes.ts";

const weekly = (id: string, start_minute: number, details: Partial<WeeklyClass> = {}): WeeklyClass => ({
  id,
  activity_id: "a",
  weekday: 4,
  start_minute,
  minutes: 50,
  room: "Sala 1",
  instructor: null,
  valid_from: null,
  valid_until: null,
  ...details,
});
const found = (...classes: WeeklyClass[]) =>
  findClashes(classes).map(({ what, name, first, second, minutes }) => [what, name, first.id, second.id, minutes]);

it("finds a room that is taken twice, with how long", () => {
  expect(found(weekly("intervalos", 1110), weekly("boxeo", 1085))).toEqual([
    ["room", "Sala 1", "boxeo", "intervalos", 25],
  ]);
});

it("finds what a long class lies over, however many begin between", () => {
  const long = weekly("long", 600, { minutes: 120 });
  const elsewhere = weekly("elsewhere", 605, { minutes: 10, room: "Sala 2" });
  expect(found(weekly("last", 700, { minutes: 15 }), weekly("after", 720), elsewhere, long)).toEqual([
    ["room", "Sala 1", "long", "last", 15],
  ]);
});

it("finds a person in two rooms, whatever the capitals of the name", () => {
  const one = weekly("a", 600, { room: "Sala 1", instructor: "Álvaro Cid" });
  expect(found(one, weekly("b", 610, { room: "Sala 2", instructor: " álvaro cid" }))).toEqual([
    ["instructor", "Álvaro Cid", "a", "b", 40],
  ]);
});

it("finds both in one pair", () => {
  const both = { room: "Sala 2", instructor: "Elena" };
  expect(found(weekly("a", 600, both), weekly("b", 600, both)).map(([what]) => what)).toEqual(["room", "instructor"]);
});

it("takes no offence at classes one after the other, on other days, in other weeks or without a room", () => {
  expect(found(weekly("a", 600), weekly("b", 650))).toEqual([]);
  expect(found(weekly("a", 600), weekly("b", 600, { weekday: 5 }))).toEqual([]);
  const until = weekly("a", 600, { valid_until: "2026-11-30" });
  expect(found(until, weekly("b", 600, { valid_from: "2026-12-01" }))).toEqual([]);
  expect(found(until, weekly("b", 600, { valid_from: "2026-11-30" }))).toHaveLength(1);
  expect(found(weekly("a", 600, { room: " " }), weekly("b", 600, { room: null }))).toEqual([]);
});

it("proposes the nearest start at which nobody is met", () => {
  const boxeo = weekly("boxeo", 1085);
  const others = [weekly("intervalos", 1110, { minutes: 45 }), boxeo];
  expect(freeStart(boxeo, others)).toBe(1060);
  expect(freeStart(boxeo, [...others, weekly("pilates", 1000, { minutes: 65 })])).toBe(1155);
  expect(freeStart(weekly("x", 600, { minutes: 480 }), [weekly("y", 420, { minutes: 1000 })])).toBeNull();
});
