import { expect, it } from "vitest";
import { isMadridHoliday } from "../time/is-madrid-holiday.ts";
import { dayKind, hoursMeant, hoursTable, isOpenAt, parseHours } from "./opening-hours.ts";

const acacias = {
  is_under_construction: false,
  hours_weekdays: "7:00-22:30",
  hours_saturday: "9:00-18:00",
  hours_sunday: "10:00-15:00",
};
const madrid = (local: string, offset = "+01:00") => new Date(`${local}:00${offset}`);

it("marks the line of today", () => {
  const lines = hoursTable(acacias, madrid("2025-11-22T08:00"));
  expect(lines.map((it) => [it.label, it.hours, it.isToday])).toEqual([
    ["Lunes a viernes", "7:00–22:30", false],
    ["Sábados", "9:00–18:00", true],
    ["Domingos y festivos", "10:00–15:00", false],
  ]);
});

it("marks no line of a club that is not open yet", () => {
  const lines = hoursTable({ ...acacias, is_under_construction: true }, madrid("2025-11-22T08:00"));
  expect(lines.map((it) => it.isToday)).toEqual([false, false, false]);
});

it("leaves out the lines that nobody filled in", () => {
  const onlyWeekdays = { ...acacias, hours_saturday: null, hours_sunday: " " };
  expect(hoursTable(onlyWeekdays, madrid("2025-11-22T08:00"))).toHaveLength(1);
});

it.each([
  ["2025-11-20T06:59", false],
  ["2025-11-20T07:00", true],
  ["2025-11-20T22:29", true],
  ["2025-11-20T22:30", false],
  ["2025-11-22T08:59", false],
  ["2025-11-22T17:59", true],
  ["2025-11-23T15:00", false],
  ["2025-12-25T16:00", false],
])("at %s Acacias is open: %s", (local, isOpen) => {
  expect(isOpenAt(acacias, madrid(local))).toBe(isOpen);
});

it("goes by the clocks of Madrid in summer too", () => {
  expect(isOpenAt(acacias, madrid("2025-07-01T07:00", "+02:00"))).toBe(true);
  expect(isOpenAt(acacias, madrid("2025-07-01T06:59", "+02:00"))).toBe(false);
});

it("a club closed for the holiday says so", () => {
  expect(isOpenAt({ ...acacias, hours_sunday: "Cerrado" }, madrid("2026-01-06T12:00"))).toBe(false);
});

it("does not guess whether a club is open from words", () => {
  expect(isOpenAt({ ...acacias, hours_weekdays: "Próximamente" }, madrid("2025-11-20T12:00"))).toBeNull();
  expect(isOpenAt({ ...acacias, hours_weekdays: null }, madrid("2025-11-20T12:00"))).toBeNull();
});

it("reads ranges with either dash, several a day, and nothing else", () => {
  expect(parseHours("7:00–14:00, 16:30 - 22:00")).toEqual([
    { from: 420, to: 840 },
    { from: 990, to: 1320 },
  ]);
  expect(parseHours("22:00-24:00")).toEqual([{ from: 1320, to: 1440 }]);
  expect(parseHours("cerrado")).toEqual([]);
  expect(["7-22", "22:00-7:00", "7:00-25:00", "7:61-8:00", "", null].map(parseHours)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});

it.each([
  ["7 a 23h", "7:00-23:00"],
  ["de 7 a 23 horas", "7:00-23:00"],
  ["7.00-22.30", "7:00-22:30"],
  ["7h30 - 14h / 16:30 hasta las 22 h.", "7:30-14:00, 16:30-22:00"],
  ["Cerrados", "Cerrado"],
  ["22 a 2h", null],
  ["7 a 99h", null],
  ["todo el día", null],
])("takes «%s» to mean %s", (text, meant) => {
  expect(hoursMeant(text)).toBe(meant);
});

it("knows the holidays of Madrid, also those that go with Easter", () => {
  const holidays = ["2025-12-08", "2026-05-15", "2026-04-02", "2026-04-03", "2027-03-26", "2024-03-28", "2030-04-19"];
  expect(holidays.filter((it) => !isMadridHoliday(it))).toEqual([]);
  expect(["2026-04-05", "2026-04-06", "2025-11-20"].filter(isMadridHoliday)).toEqual([]);
});

it("counts Sundays and holidays as one kind of day", () => {
  expect(["2025-11-23", "2025-12-08", "2025-11-22", "2025-11-21"].map((it) => dayKind(madrid(`${it}T12:00`)))).toEqual([
    "hours_sunday",
    "hours_sunday",
    "hours_saturday",
    "hours_weekdays",
  ]);
});
