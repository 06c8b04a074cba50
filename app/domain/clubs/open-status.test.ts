import { expect, it } from "vitest";
import { dayHours } from "./day-hours.ts";
import { openStatus, specialDayText } from "./open-status.ts";

const hours = { hours_weekdays: "7:00-22:30", hours_saturday: "9:00-14:00, 16:00-18:00", hours_sunday: "10:00-15:00" };
const club = { id: "acacias", is_under_construction: false, ...hours };
const said = (now: string, days: Parameters<typeof openStatus>[1] = [], it = club) => {
  const status = openStatus(it, days, new Date(now));
  return status && `${status.word} · ${status.more} | ${status.until.toISOString()}`;
};

it("says until when a club is open, and when it opens again", () => {
  expect(said("2026-11-23T12:00:00Z")).toBe("Abierto · cierra a las 22:30 | 2026-11-23T21:30:00.000Z");
  expect(said("2026-11-23T05:00:00Z")).toBe("Cerrado · abre a las 7:00 | 2026-11-23T06:00:00.000Z");
  expect(said("2026-11-23T22:00:00Z")).toBe("Cerrado · abre mañana a las 7:00 | 2026-11-23T23:00:00.000Z");
  expect(said("2026-11-21T14:00:00Z")).toBe("Cerrado · abre a las 16:00 | 2026-11-21T15:00:00.000Z");
});

it("knows the days that are not like the others", () => {
  const christmas = { club_id: null, on_date: "2026-12-25", kind: "cerrado", hours: null, name: "Navidad" } as const;
  const boxing = { ...christmas, on_date: "2026-12-26" };
  expect(said("2026-12-25T12:00:00Z", [christmas, boxing])).toBe(
    "Cerrado · abre el domingo a las 10:00 | 2026-12-25T23:00:00.000Z",
  );
  // Christmas is a holiday that the house knows: Sunday's hours.
  expect(said("2026-12-25T12:00:00Z")).toBe("Abierto · cierra a las 15:00 | 2026-12-25T14:00:00.000Z");
  expect(said("2026-12-25T15:00:00Z")).toContain("Festivo, cerrado");
  expect(specialDayText(dayHours(club, [christmas], "2026-12-25"))).toBe("Navidad · cerrado");
  expect(specialDayText(dayHours(club, [], "2026-12-25"))).toBe("Festivo · 10:00–15:00");
  expect(specialDayText(dayHours(club, [], "2026-12-23"))).toBeNull();
});

it("goes by the clock of Madrid in the nights that it changes", () => {
  expect(said("2026-03-28T23:30:00Z")).toBe("Cerrado · abre a las 10:00 | 2026-03-29T08:00:00.000Z");
  expect(said("2026-10-25T00:30:00Z")).toBe("Cerrado · abre a las 10:00 | 2026-10-25T09:00:00.000Z");
});

it("says nothing of a club that is being built, or whose hours nobody wrote", () => {
  expect(said("2026-11-23T12:00:00Z", [], { ...club, is_under_construction: true })).toBeNull();
  expect(openStatus({ ...club, hours_weekdays: null }, [], new Date("2026-11-23T12:00:00Z"))).toBeNull();
});
