import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type Event, events } from "#app/content/publications/event.ts";
import { clubNamedIn } from "#domain/clubs/club-named-in.ts";
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

const clubAt = clubNamedIn([
  { name: "ACACIAS", address: "Paseo de las Acacias 26, 28005 Madrid" },
  { name: "RETIRO", address: null },
]);

function read(details: Partial<Event>) {
  const entry = eventEntry({ ...event, ...details }, { siteUrl: "https://nine.example", clubAt });
  if (entry === null) return null;
  const calendar = new ICAL.Component(ICAL.parse(calendarFile({ name: "Eventos", events: [entry] })));
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
  expect(it?.description).toBe("Puerta de Acacias\nDiez kilómetros.\nY café.\nhttps://nine.example/carrera");
  expect(it?.location).toBe("NINE FITNESS ACACIAS, Paseo de las Acacias 26, 28005 Madrid");
  expect(it?.component.getFirstPropertyValue("url")).toBe("https://nine.example/events/carrera-larga");
});

test("an English calendar leads to English pages and says which texts are Spanish", () => {
  const half = { ...event, url: "/club/acacias", title: "Long run", fellBack: ["description"] };
  const entry = eventEntry(half, { siteUrl: "https://nine.example", clubAt, t: translatorOf("en") });
  const calendar = new ICAL.Component(
    ICAL.parse(calendarFile({ name: "Events", events: entry ? [entry] : [], language: "en" })),
  );
  const found = calendar.getFirstSubcomponent("vevent");
  const languageOf = (name: string) => found?.getFirstProperty(name)?.getParameter("language");
  expect([languageOf("summary"), languageOf("description")]).toEqual(["en", "es"]);
  expect(found?.getFirstPropertyValue("url")).toBe("https://nine.example/en/events/carrera-larga");
  expect(found?.getFirstPropertyValue("description")).toContain("https://nine.example/en/club/acacias");
});

test.each(["Parque Retiro", "Playa de Gandía"])("a place whose street nobody knows stays as it is: %s", (location) => {
  const it = read({ location });
  expect([it?.location, it?.description]).toEqual([
    location,
    "Diez kilómetros.\nY café.\nhttps://nine.example/carrera",
  ]);
});

test("an event without a known end lasts two hours, one without a known hour is a day, and one without a day is none", () => {
  const open = read({ time: "9:30" });
  expect(open?.duration.toSeconds()).toBe(2 * 3600);
  expect(open?.startDate.toJSDate().toISOString()).toBe("2026-12-25T08:30:00.000Z");
  const day = read({ time: "al caer la tarde" });
  expect([day?.startDate.isDate, day?.startDate.toString()]).toEqual([true, "2026-12-25"]);
  expect(day?.description).toMatch(/^al caer la tarde\nPuerta/);
  expect(read({ time: null })?.description).toMatch(/^Puerta/);
  expect(read({ event_date: "Todos los jueves" })).toBeNull();
});
