import ICAL from "ical.js";
import { expect, it } from "vitest";
import { type CalendarVisit, visitCalendar } from "./visit-calendar.ts";

const visit: CalendarVisit = {
  id: "7",
  title: "Visita a NINE FITNESS ACACIAS",
  address: "Paseo de las Acacias 26, Madrid",
  startsAt: new Date("2026-10-25T00:30:00Z"),
  endsAt: new Date("2026-10-25T01:15:00Z"),
  version: 3,
  changedAt: new Date("2026-10-20T10:00:00.123Z"),
  isCancelled: false,
  words: "",
  language: "es",
};

function read(details: Partial<CalendarVisit>) {
  const calendar = new ICAL.Component(ICAL.parse(visitCalendar({ ...visit, ...details })));
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  return {
    event,
    method: calendar.getFirstPropertyValue("method"),
    status: event.component.getFirstPropertyValue("status"),
  };
}

it("says which version of the visit it is, so that a calendar takes the later hour", () => {
  expect(read({}).event.sequence).toBe(3);
  expect(read({ version: 4, startsAt: new Date("2026-11-02T09:00:00Z") }).event).toMatchObject({
    uid: "visita-7@ninefitness",
    sequence: 4,
  });
});

it("lasts as long as the visit", () => {
  expect(read({}).event.duration.toSeconds()).toBe(45 * 60);
});

it("takes a cancelled visit out", () => {
  expect(read({})).toMatchObject({ method: "PUBLISH", status: "CONFIRMED" });
  expect(read({ isCancelled: true })).toMatchObject({ method: "CANCEL", status: "CANCELLED" });
});
