import { expect, it } from "vitest";
import { dayHours } from "./day-hours.ts";
import { hoursMeant, hoursOn, hoursTable, parseDays, parseHours } from "./opening-hours.ts";

const acacias = {
  id: "acacias",
  hours_weekdays: "7:00-22:30",
  hours_saturday: "9:00-18:00",
  hours_sunday: "10:00-15:00",
};
const lines = (date: string, hours = acacias, days: Parameters<typeof dayHours>[1] = []) =>
  hoursTable(hours, dayHours(hours, days, date)).map((hour) => [hour.label, hour.hours, hour.isToday]);

it("marks the line of today", () => {
  expect(lines("2025-11-22")).toEqual([
    ["Lunes a viernes", "7:00–22:30", false],
    ["Sábados", "9:00–18:00", true],
    ["Domingos y festivos", "10:00–15:00", false],
  ]);
});

it("marks the line of holidays on one, and none on a day with hours of its own", () => {
  expect(lines("2025-12-08").map(([, , isToday]) => isToday)).toEqual([false, false, true]);
  const eve = { club_id: null, on_date: "2025-12-24", kind: "especial", hours: "9:00-15:00", name: null } as const;
  expect(lines("2025-12-24", acacias, [eve]).map(([, , isToday]) => isToday)).toEqual([false, false, false]);
});

it("marks no line of a club that is not open yet", () => {
  expect(hoursTable(acacias, null).map((hour) => hour.isToday)).toEqual([false, false, false]);
});

it("leaves out the lines that nobody filled in, and shows words as they are", () => {
  const onlyWeekdays = { ...acacias, hours_weekdays: "Próximamente", hours_saturday: "", hours_sunday: " " };
  expect(lines("2025-11-21", onlyWeekdays)).toEqual([["Lunes a viernes", "Próximamente", true]]);
});

it("parts the days of a line that differ", () => {
  const club = {
    ...acacias,
    hours_weekdays: "L-J 7:00-23:00; V 7:00-2:00",
    hours_sunday: "D 10:00-15:00; festivos cerrado",
  };
  expect(lines("2025-11-21", club)).toEqual([
    ["Lunes a jueves", "7:00–23:00", false],
    ["Viernes", "7:00–2:00", true],
    ["Sábados", "9:00–18:00", false],
    ["Domingos", "10:00–15:00", false],
    ["Festivos", "Cerrado", false],
  ]);
  expect(hoursOn(club, "F")).toEqual([]);
  expect(hoursOn(club, "V")).toEqual([{ from: 420, to: 1560 }]);
});

it.each([
  "L-J 7:00-22:00",
  "L-J 7:00-22:00; J-V 7:00-21:00",
  "L-V 7:00-22:00; S 9:00-14:00",
  "lunes a domingo 7:00-22:00",
  "de 7:00 a 22:00",
  "7:00-22:00; 9:00-20:00",
  "V-L 7:00-22:00",
  "L-X-V 7:00-22:00",
  "; 7:00-22:00",
  "a 7:00-22:00",
])("does not take «%s» for hours of each weekday", (text) => {
  expect(parseDays(text, ["L", "M", "X", "J", "V"])).toBeNull();
});

it.each([
  ["lunes, miércoles y viernes: 7:00-22:00; martes y jueves 8:00-20:00", "LXV MJ"],
  ["L 7:00-22:00; M a V Cerrado", "L MXJV"],
  ["lun-jue 7:00-14:00, 16:00-22:00\nvie. 7:00-14:00", "LMXJ V"],
])("knows the days of «%s»", (text, days) => {
  const parts = parseDays(text, ["L", "M", "X", "J", "V"]);
  expect(parts?.map((part) => part.days.join("")).join(" ")).toBe(days);
});

it("reads ranges with either dash, several a day, and nothing else", () => {
  expect(parseHours("7:00–14:00, 16:30 - 22:00")).toEqual([
    { from: 420, to: 840 },
    { from: 990, to: 1320 },
  ]);
  expect(parseHours("22:00-24:00")).toEqual([{ from: 1320, to: 1440 }]);
  expect(parseHours("18:00-2:00, 7:00-9:00")).toEqual([
    { from: 420, to: 540 },
    { from: 1080, to: 1560 },
  ]);
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
  ["22 a 2h", "22:00-2:00"],
  ["7 a 99h", null],
  ["todo el día", null],
])("takes «%s» to mean %s", (text, meant) => {
  expect(hoursMeant(text)).toBe(meant);
});
