import { expect, it } from "vitest";
import { comingDays } from "./coming-days.ts";
import { specialDayWords } from "./day-hours.ts";

const club = { id: "acacias", hours_weekdays: "7:00-22:30", hours_saturday: "9:00-14:00", hours_sunday: "10:00-15:00" };
const eve = {
  club_id: null,
  on_date: "2026-12-24",
  kind: "especial",
  hours: "9:00-15:00",
  name: "Nochebuena",
} as const;

it("lists the special days ahead, of staff and of the calendar", () => {
  const days = comingDays(club, [eve], { from: "2026-12-06", within: 20 });
  const said = days.map(({ date, hours }) => ({ date, ...specialDayWords(hours, { byName: true }) }));
  expect(said).toMatchObject([
    { date: "2026-12-08", word: "Inmaculada", more: ": 10:00–15:00" },
    { date: "2026-12-24", word: "Nochebuena", more: ": 9:00–15:00" },
    { date: "2026-12-25", word: "Navidad", more: ": 10:00–15:00" },
  ]);
});

it("tells of a Sunday only what is not as on others", () => {
  const closed = { ...eve, on_date: "2026-12-06", kind: "cerrado", hours: null } as const;
  expect(comingDays(club, [closed], { from: "2026-12-06", within: 1 })).toHaveLength(1);
  expect(comingDays(club, [], { from: "2026-12-06", within: 1 })).toEqual([]);
});

it("leaves out the days of which nobody wrote the hours", () => {
  expect(comingDays({ ...club, hours_sunday: null }, [], { from: "2026-12-08", within: 1 })).toEqual([]);
});
