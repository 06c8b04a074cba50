import { expect, it } from "vitest";
import { type DayHours, dayHours } from "../clubs/day-hours.ts";
import { addDays, weekdayOf, weekOf } from "../time/dates.ts";
import { type ClassChange, classesOn, type WeeklyClass } from "./classes-on.ts";

const ordinary: DayHours = { kind: "normal", name: null, ranges: [{ from: 420, to: 1350 }] };
const weekly = (details: Partial<WeeklyClass> = {}): WeeklyClass => ({
  id: "1",
  activity_id: "a",
  weekday: 2,
  start_minute: 600,
  minutes: 50,
  room: "Sala 1",
  instructor: "Nerea",
  valid_from: null,
  valid_until: null,
  ...details,
});
const change = (details: Partial<ClassChange> = {}): ClassChange => ({
  class_id: "1",
  on_date: tuesday,
  is_cancelled: false,
  start_minute: null,
  room: null,
  instructor: null,
  ...details,
});
const tuesday = "2026-11-24";
const on = (classes: WeeklyClass[], date: string, changes: ClassChange[] = [], hours = ordinary) =>
  classesOn({ classes, changes }, date, hours);

it("has the classes of the day of the week, in the order in which they begin", () => {
  const classes = [weekly({ id: "late", start_minute: 900 }), weekly(), weekly({ id: "other day", weekday: 3 })];
  expect(on(classes, tuesday).map((datedClass) => datedClass.weekly.id)).toEqual(["1", "late"]);
});

it("has a class from its first day to its last, both included", () => {
  const once = [weekly({ valid_from: tuesday, valid_until: tuesday })];
  expect([addDays(tuesday, -7), tuesday, addDays(tuesday, 7)].map((date) => on(once, date).length)).toEqual([0, 1, 0]);
  expect(on([weekly({ valid_from: addDays(tuesday, 1) })], tuesday)).toEqual([]);
  expect(on([weekly({ valid_until: addDays(tuesday, -1) })], tuesday)).toEqual([]);
});

it("says who stands in, when it begins instead, and that it is cancelled, on that date only", () => {
  const changes = [change({ instructor: "Tomás", start_minute: 615 })];
  expect(on([weekly()], tuesday, changes)).toMatchObject([
    { start: 615, end: 665, instructor: "Tomás", insteadOf: "Nerea", movedFrom: 600, isCancelled: false },
  ]);
  expect(on([weekly()], addDays(tuesday, 7), changes)).toMatchObject([{ start: 600, insteadOf: null }]);
  expect(on([weekly()], tuesday, [change({ is_cancelled: true })])).toMatchObject([{ isCancelled: true, start: 600 }]);
});

const club = { id: "acacias", hours_weekdays: "7:00-22:30", hours_saturday: "9:00-18:00", hours_sunday: "10:00-15:00" };
const day = { club_id: null, on_date: tuesday, kind: "festivo", hours: null, name: "Fiesta" } as const;

it("runs on a holiday what lies within the hours of that day", () => {
  const classes = [weekly({ id: "early", start_minute: 540 }), weekly(), weekly({ id: "end", start_minute: 870 })];
  const open = (days: Parameters<typeof dayHours>[1], date = tuesday) =>
    on(classes, date, [], dayHours(club, days, date)).map((datedClass) => datedClass.weekly.id);
  expect(open([])).toHaveLength(3);
  expect(open([day])).toEqual(["1"]);
  expect(open([{ ...day, kind: "cerrado" }])).toEqual([]);
  expect(open([{ ...day, kind: "especial", hours: "9:00-10:00" }])).toEqual(["early"]);
  expect(open([{ ...day, kind: "cerrado", club_id: "valdebebas" }])).toHaveLength(3);
  expect(
    open([
      { ...day, kind: "cerrado" },
      { ...day, club_id: "acacias", hours: "9:00-23:00" },
    ]),
  ).toHaveLength(3);
  // 8 December, which nobody entered.
  expect(open([], "2026-12-08")).toEqual(["1"]);
});

it("keeps the classes of a holiday whose hours nobody wrote", () => {
  const unknown = { ...club, hours_sunday: null };
  expect(on([weekly()], tuesday, [], dayHours(unknown, [day], tuesday))).toHaveLength(1);
});

it("counts days across both changes of the clock and across years", () => {
  expect(weekOf("2026-10-25")).toEqual(["19", "20", "21", "22", "23", "24", "25"].map((text) => `2026-10-${text}`));
  expect(weekOf("2026-03-29").at(-1)).toBe("2026-03-29");
  expect(weekOf("2027-01-01")[0]).toBe("2026-12-28");
  expect(addDays("2026-03-28", 2)).toBe("2026-03-30");
  expect(weekdayOf("2026-11-22")).toBe(7);
});
