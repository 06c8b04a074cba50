import ICAL from "ical.js";
import { expect, it } from "vitest";
import { translatorOf } from "#texts/translators.ts";
import { calendarFile } from "../time/calendar-file.ts";
import { classEvents } from "./class-events.ts";
import type { ClassChange } from "./classes-on.ts";

type Lesson = Parameters<typeof classEvents>[0]["lesson"];
const lesson: Lesson = {
  id: "7d1",
  activity_id: "a",
  weekday: 2,
  start_minute: 1170,
  minutes: 45,
  room: "Sala Ciclo",
  instructor: "Nerea Vidal",
  valid_from: null,
  valid_until: null,
  created_at: "2026-10-12T10:00:00Z",
  updated_at: "2026-11-01T10:00:00.123456+00:00",
};
const activity = { name: "Ciclo; fuerte, \\ rápido", description: "Con música.\nY agua.", intensity: "media" };
const club = { name: "ACACIAS", address: "Calle de las Acacias, 28005 Madrid" };
const change = (on_date: string, details: Partial<ClassChange>): ClassChange => ({
  class_id: "7d1",
  on_date,
  is_cancelled: false,
  start_minute: null,
  room: null,
  instructor: null,
  ...details,
});

function fileOf(details: Partial<Lesson>, changes: ClassChange[] = [], closed: string[] = []): string {
  const events = classEvents({
    lesson: { ...lesson, ...details },
    activity,
    changes,
    club,
    host: "ninefitness.example",
    hoursOf: (date) =>
      closed.includes(date)
        ? { kind: "cerrado", name: null, ranges: [] }
        : { kind: "normal", name: null, ranges: null },
    known: { from: "2026-10-12", to: "2027-01-31" },
  });
  return calendarFile({ name: "Horario ACACIAS", events });
}

it("says in English what is ours, and of which language every text is", () => {
  const english = translatorOf("en");
  const hoursOf = () => ({ kind: "normal" as const, name: null, ranges: null });
  const known = { from: "2026-10-12", to: "2027-01-31" };
  const said = (fellBack: string[]) => {
    const all = classEvents({
      ...{
        lesson,
        activity: { ...activity, fellBack },
        changes: [],
        club,
        host: "ninefitness.example",
        hoursOf,
        known,
      },
      t: english,
    });
    const calendar = new ICAL.Component(
      ICAL.parse(calendarFile({ name: "ACACIAS timetable", events: all, language: "en" })),
    );
    const event = calendar.getFirstSubcomponent("vevent");
    return {
      product: calendar.getFirstPropertyValue("prodid"),
      words: event?.getFirstPropertyValue("description"),
      of: ["summary", "description"].map((name) => event?.getFirstProperty(name)?.getParameter("language")),
    };
  };
  expect(said([])).toMatchObject({ product: "-//NINE FITNESS//Web//EN", of: ["en", "en"] });
  expect(said([]).words).toMatch(/^With Nerea Vidal\. \d+ minutes, (gentle|medium|high) intensity\./);
  expect(said(["name", "description"]).of).toEqual(["es", "es"]);
  expect(fileOf({})).not.toContain("LANGUAGE");
});

/** The starts, in UTC, that another library finds in a file, with the words of each. */
function occurrences(file: string, most = 8): string[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const components = calendar.getAllSubcomponents("vevent");
  const [main] = components.filter((component) => !component.getFirstProperty("recurrence-id"));
  if (!main) return [];
  const event = new ICAL.Event(main, { exceptions: components.filter((component) => component !== main) });
  const all = event.iterator();
  const found: string[] = [];
  for (let next = all.next(); next && found.length < most; next = all.next()) {
    const { startDate, item } = event.getOccurrenceDetails(next);
    found.push(`${startDate.toJSDate().toISOString().slice(0, 16)} ${item.description.split(".")[0]}`);
  }
  return found;
}

it("comes back every week at the same time on the clock of Madrid, also when that changes", () => {
  expect(occurrences(fileOf({}), 3)).toEqual([
    "2026-10-13T17:30 Con Nerea Vidal",
    "2026-10-20T17:30 Con Nerea Vidal",
    // Winter time began on the 25th.
    "2026-10-27T18:30 Con Nerea Vidal",
  ]);
});

it("leaves out what is cancelled and the days on which the club is shut, and says who stands in", () => {
  const changes = [
    change("2026-11-10", { is_cancelled: true }),
    change("2026-11-17", { instructor: "Tomás Rey", start_minute: 1200 }),
  ];
  const file = fileOf({ valid_from: "2026-11-03", valid_until: "2026-12-08" }, changes, ["2026-12-01"]);
  expect(occurrences(file)).toEqual([
    "2026-11-03T18:30 Con Nerea Vidal",
    "2026-11-17T19:00 Con Tomás Rey",
    "2026-11-24T18:30 Con Nerea Vidal",
    "2026-12-08T18:30 Con Nerea Vidal",
  ]);
});

it("has a class that happens once as one event, as it is on that day", () => {
  const once = { valid_from: "2026-11-17", valid_until: "2026-11-17" };
  expect(fileOf(once)).not.toContain("RRULE:FREQ=WEEKLY");
  expect(occurrences(fileOf(once))).toEqual(["2026-11-17T18:30 Con Nerea Vidal"]);
  expect(occurrences(fileOf(once, [change("2026-11-17", { start_minute: 600 })]))).toEqual([
    "2026-11-17T09:00 Con Nerea Vidal",
  ]);
  expect(occurrences(fileOf(once, [change("2026-11-17", { is_cancelled: true })]))).toEqual([]);
  expect(occurrences(fileOf({ valid_until: "2026-10-01" }))).toEqual([]);
});

it("keeps every letter, and no line is longer than 75 octets", () => {
  const file = fileOf({ room: "Sala «Ñandú», 2.ª planta; al fondo del pasillo a la derecha, junto a la piscina 🏊" });
  const lines = file.split("\r\n");
  expect(lines.pop()).toBe("");
  expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent");
  expect(event?.getFirstPropertyValue("summary")).toBe("Ciclo; fuerte, \\ rápido · NINE FITNESS ACACIAS");
  expect(event?.getFirstPropertyValue("location")).toContain("Sala «Ñandú», 2.ª planta; al fondo");
  expect(event?.getFirstPropertyValue("location")).toContain("piscina 🏊, NINE FITNESS ACACIAS");
  expect(event?.getFirstPropertyValue("description")).toContain("Con música.\nY agua.");
});
