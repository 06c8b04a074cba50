import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type Event, events } from "#app/content/event.ts";
import { calendarFile } from "#domain/time/calendar-file.ts";
import { translatorOf } from "#texts/translators.ts";
import { eventEntry } from "./event-entry.ts";

const event = {
  ...events.preview(events.empty()),
  slug: "carrera-larga",
  id: "7",
  created_at: "2026-11-20T09:00:00Z",
  updated_at: "2026-11-22T22:30:00Z",
  title: "Carrera; larga, \\ y\r\nEND:VEVENT",
  event_date: "25 DIC",
  time: "22:00–2:00",
  location: "Puerta de Acacias",
  description: "Diez kilómetros.\nY café.",
  url: "https://nine.example/carrera",
};

function read(details: Partial<Event>) {
  const entry = eventEntry({ ...event, ...details }, "https://nine.example");
  if (entry === null) return null;
  const calendar = new ICAL.Component(ICAL.parse(calendarFile("Eventos", [entry])));
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const found = calendar.getAllSubcomponents("vevent");
  expect(found).toHaveLength(1);
  return found[0] ? new ICAL.Event(found[0]) : null;
}

test("another library reads an event with its hours in Madrid, whatever its title holds", () => {
  const it = read({});
  expect(it?.uid).toBe("7@nine.example");
  expect(it?.startDate.toJSDate().toISOString()).toBe("2026-12-25T21:00:00.000Z");
  expect(it?.endDate.toJSDate().toISOString()).toBe("2026-12-26T01:00:00.000Z");
  expect(it?.summary).toBe("Carrera; larga, \\ y\nEND:VEVENT · NINE FITNESS");
  expect(it?.description).toBe("Diez kilómetros.\nY café.\nhttps://nine.example/carrera");
  expect(it?.location).toBe("Puerta de Acacias");
  expect(it?.component.getFirstPropertyValue("url")).toBe("https://nine.example/events/carrera-larga");
});

test("an English calendar leads to English pages and says which texts are Spanish", () => {
  const half = { ...event, url: "/club/acacias", title: "Long run", fellBack: ["description"] };
  const entry = eventEntry(half, "https://nine.example", translatorOf("en"));
  const calendar = new ICAL.Component(ICAL.parse(calendarFile("Events", entry ? [entry] : [], "en")));
  const found = calendar.getFirstSubcomponent("vevent");
  const languageOf = (name: string) => found?.getFirstProperty(name)?.getParameter("language");
  expect([languageOf("summary"), languageOf("description")]).toEqual(["en", "es"]);
  expect(found?.getFirstPropertyValue("url")).toBe("https://nine.example/en/events/carrera-larga");
  expect(found?.getFirstPropertyValue("description")).toContain("https://nine.example/en/club/acacias");
});

test("an event without a known end has none, one without a known hour is a day, and one without a day is none", () => {
  const open = read({ time: "9:30" });
  expect(open?.duration.toSeconds()).toBe(0);
  expect(open?.startDate.toJSDate().toISOString()).toBe("2026-12-25T08:30:00.000Z");
  const day = read({ time: "al caer la tarde" });
  expect([day?.startDate.isDate, day?.startDate.toString()]).toEqual([true, "2026-12-25"]);
  expect(day?.description).toMatch(/^al caer la tarde\n/);
  expect(read({ time: null })?.description).toMatch(/^Diez/);
  expect(read({ event_date: "Todos los jueves" })).toBeNull();
});
