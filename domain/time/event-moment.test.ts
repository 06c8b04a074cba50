import { expect, test } from "vitest";
import { eventEnd, eventMoment } from "./event-moment.ts";

const saved = "2026-11-22T12:00:00Z";
const when = (event_date: string, time: string | null = null, updated_at = saved) =>
  eventMoment({ event_date, time, updated_at });

test.each([
  ["25 DIC", "2026-12-25"],
  ["3 ene", "2027-01-03"],
  ["25 de diciembre", "2026-12-25"],
  ["Viernes, 25 de diciembre", "2026-12-25"],
  ["vie 25 dic.", "2026-12-25"],
  ["25 de Diciembre de 2028", "2028-12-25"],
  ["25/12", "2026-12-25"],
  ["25/12/2027", "2027-12-25"],
  ["5 SEPT 2027", "2027-09-05"],
  ["29 FEB 2028", "2028-02-29"],
])("the day of %s is known", (text, date) => {
  expect(when(text)?.date).toBe(date);
});

test.each([
  "Todos los jueves",
  "12-13 ENE",
  "25 y 26 DIC",
  "31 FEB",
  "40 DIC",
  "próximamente",
  "25 BRUMARIO",
  "",
  "25",
  "Lunes 25 DIC",
  "29 FEB",
])("%s is no day that can be known", (text) => {
  expect(when(text)).toBeNull();
});

test("without a year it is the first such day after it was written, and a late correction does not move it", () => {
  expect(when("20 NOV", null, "2026-11-20T22:30:00Z")?.date).toBe("2026-11-20");
  expect(when("20 NOV", null, "2026-12-10T12:00:00Z")?.date).toBe("2026-11-20");
  expect(when("20 NOV", null, "2027-05-10T12:00:00Z")?.date).toBe("2027-11-20");
});

test.each([
  ["9:30", 570, null],
  ["19 h", 1140, null],
  ["19.30 horas", 1170, null],
  ["10:00–14:00", 600, 840],
  ["De 10:00 a 14:00 h", 600, 840],
  ["22:00 - 2:00", 1320, 120],
  ["A las 20:00", 1200, null],
  ["19", null, null],
  ["8 de la tarde", null, null],
  ["25:00", null, null],
  ["10:00 y 12:00", null, null],
  ["10:00-tarde", null, null],
  [null, null, null],
])("the time %s", (time, start, end) => {
  expect(when("25 DIC", time)).toEqual({ date: "2026-12-25", start, end });
});

test.each([
  ["10:00–14:00", "2026-12-25T13:00:00.000Z"],
  ["22:00 a 2:00", "2026-12-26T01:00:00.000Z"],
  ["20:00", "2026-12-25T23:00:00.000Z"],
  [null, "2026-12-25T23:00:00.000Z"],
])("an event at %s is over at %s", (time, end) => {
  const moment = when("25 DIC", time);
  expect(moment && eventEnd(moment).toISOString()).toBe(end);
});
