import { expect, it } from "vitest";
import { dayGroups, monthWeeks, takenDays, wantedDays } from "./club-calendar.ts";

const day = (id: string, on_date: string, club_id: string | null, name = "Fiesta") =>
  ({ id, on_date, club_id, kind: "festivo", hours: null, name }) as const;

it("shows what is the same at several clubs as one", () => {
  const days = [
    day("1", "2026-12-24", "acacias"),
    day("2", "2026-12-24", "retiro"),
    day("3", "2026-12-07", null),
    day("4", "2026-12-24", "pozuelo", "Otra"),
    day("5", "2027-12-24", null),
  ];
  const ids = (clubId: string | null) =>
    dayGroups(days, { year: 2026, clubId }).map((group) => group.days.map(({ id }) => id).join("+"));
  expect(ids(null)).toEqual(["3", "1+2", "4"]);
  expect(ids("retiro")).toEqual(["3", "2"]);
});

it("wants every day of a stretch at every club, and knows which are there", () => {
  const wanted = wantedDays("2026-12-31", "2027-01-01", ["acacias", "retiro"]) ?? [];
  expect(wanted).toHaveLength(4);
  expect(takenDays([day("1", "2027-01-01", "retiro"), day("2", "2027-01-01", null)], wanted)).toMatchObject([
    { id: "1" },
  ]);
  expect(wantedDays("2026-12-31", "2026-12-31", [])).toEqual([{ on_date: "2026-12-31", club_id: null }]);
});

it("does not want a stretch that is none, or a year of days by a slip", () => {
  expect(wantedDays("2026-12-31", "2026-12-30", [])).toBeNull();
  expect(wantedDays("2026-08-01", "2027-08-01", [])).toBeNull();
});

it("lays out a month in weeks", () => {
  const weeks = monthWeeks(2026, 12);
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([null, "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05", "2026-12-06"]);
  expect(weeks.at(-1)?.filter(Boolean)).toHaveLength(4);
  expect(monthWeeks(2028, 2).flat().filter(Boolean)).toHaveLength(29);
});
