import { expect, it } from "vitest";
import { agendaGrid, cellName, strayVisits } from "./agenda-grid.ts";

const slot = (on_date: string, minute: number) => {
  const starts_at = new Date(Date.parse(`${on_date}T00:00:00Z`) + minute * 60_000).toISOString();
  return { on_date, minute, starts_at, ends_at: starts_at, capacity: 4, taken: 0 };
};
const slots = [slot("2026-11-23", 540), slot("2026-11-23", 570), slot("2026-11-24", 540), slot("2026-11-24", 990)];
const visit = (starts_at: string, status = "booked") => ({ id: starts_at + status, starts_at, status, name: "Ana" });

it("has a row per time and a column per day, with people where they are", () => {
  const rows = agendaGrid(["2026-11-23", "2026-11-24"], slots, [
    visit("2026-11-24T09:00:00+00:00"),
    visit("2026-11-24T09:00:00+00:00", "cancelled"),
  ]);
  expect(
    rows.map(({ text, afterGap, cells }) => [text, afterGap, ...cells.map((cell) => cell?.people.length)]),
  ).toEqual([
    ["9:00", false, 0, 1],
    ["9:30", false, 0, undefined],
    ["16:30", true, undefined, 0],
  ]);
});

it("loses nobody who was booked under other hours", () => {
  const visits = [visit("2026-11-24T09:00:00Z"), visit("2026-11-24T09:10:00Z")];
  expect(strayVisits(slots, visits, new Date("2026-11-24T08:00:00Z"))).toHaveLength(1);
  expect(strayVisits(slots, visits, new Date("2026-11-24T10:00:00Z"))).toEqual([]);
});

it("counts who cancelled under other hours no more", () => {
  const cancelled = visit("2026-11-24T09:10:00Z", "cancelled");
  expect(strayVisits(slots, [cancelled], new Date("2026-11-24T08:00:00Z"))).toEqual([]);
});

it.each([
  [["Carmen Ridruejo", "Pablo", "Alba"], "Carmen R. +2"],
  [["Madonna"], "Madonna"],
  [[], ""],
])("names %j in little room", (names, words) => {
  expect(cellName(names.map((name) => ({ name })))).toBe(words);
});
