import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import {
  fromMadridLocal,
  laterOfTwo,
  madridDateTime,
  madridDayAndMinute,
  madridLongDate,
  nextMadridMidnight,
  toMadridField,
  toMadridLocal,
} from "./madrid-time.ts";

describe("a field for date and time", () => {
  it("shows a moment as the clocks of Madrid do, in winter and in summer", () => {
    expect(toMadridLocal("2025-11-20T08:30:45Z")).toBe("2025-11-20T09:30");
    expect(toMadridLocal("2025-07-01T22:00:00+00:00")).toBe("2025-07-02T00:00");
    expect(toMadridLocal(null)).toBe("");
  });

  // ICU 72 wrote Canadian dates so, as in Safari on macOS 13.
  it("does not depend on the order in which a browser writes a date", async () => {
    class MonthFirst extends Intl.DateTimeFormat {
      constructor(_locale: string, options: Intl.DateTimeFormatOptions) {
        super("en-US", options);
      }
    }
    vi.stubGlobal("Intl", Object.create(Intl, { DateTimeFormat: { value: MonthFirst } }));
    vi.resetModules();
    const there = await import("./madrid-time.ts");
    vi.unstubAllGlobals();
    // Other files share this worker's modules.
    vi.resetModules();
    expect(there.toMadridLocal("2025-11-20T08:30:45Z")).toBe("2025-11-20T09:30");
  });

  it("means the time of Madrid, in winter and in summer", () => {
    expect(fromMadridLocal("2025-11-20T09:30")).toBe("2025-11-20T08:30:00.000Z");
    expect(fromMadridLocal("2025-07-02T00:00")).toBe("2025-07-01T22:00:00.000Z");
    expect(fromMadridLocal("2025-07-02T00:00:59")).toBe("2025-07-01T22:00:00.000Z");
  });

  it("goes on an hour when the clocks jump over the time in spring", () => {
    const moment = fromMadridLocal("2026-03-29T02:30");
    expect(moment).toBe("2026-03-29T01:30:00.000Z");
    expect(toMadridLocal(moment)).toBe("2026-03-29T03:30");
  });

  it("means the first of the two when the time comes twice in autumn", () => {
    expect(fromMadridLocal("2025-10-26T02:30")).toBe("2025-10-26T00:30:00.000Z");
    expect(fromMadridLocal("2025-10-26T03:00")).toBe("2025-10-26T02:00:00.000Z");
  });

  it("does not move what nobody touched, not even the second 02:30 of autumn or its seconds", () => {
    const second = "2025-10-26T01:30:12+00:00";
    expect(fromMadridLocal(toMadridField(second))).toBe(second);
    expect(toMadridField(second).slice(0, 16)).toBe("2025-10-26T02:30");
    expect(fromMadridLocal(`2025-10-26T02:31[${second}]`)).toBe("2025-10-26T00:31:00.000Z");
    expect(fromMadridLocal("2025-10-26T02:31[ayer]")).toBe("2025-10-26T00:31:00.000Z");
    const seconds = "2025-11-20T08:30:45.123456+00:00";
    expect(fromMadridLocal(toMadridField(seconds))).toBe(seconds);
    expect([toMadridField("2025-11-20T08:30:00+00:00"), toMadridField(null)]).toEqual(["2025-11-20T09:30", ""]);
  });

  it.each(["", "mañana", "2026-02-31T10:00", "2025-11-20", "2025-13-01T00:00", "2025-11-20T24:30", "2025-11-20T09:60"])(
    "takes «%s» for no date",
    (text) => {
      expect(fromMadridLocal(text)).toBeNull();
    },
  );

  it("gives back any minute it shows, at most the hour of autumn apart", () => {
    const minutes = fc.integer({ min: Date.UTC(2000, 0) / 60_000, max: Date.UTC(2060, 0) / 60_000 });
    fc.assert(
      fc.property(minutes, (minute) => {
        const moment = new Date(minute * 60_000);
        const local = toMadridLocal(moment);
        const back = fromMadridLocal(local);
        expect(toMadridLocal(back)).toBe(local);
        expect([0, 3_600_000]).toContain(moment.getTime() - Date.parse(back ?? ""));
      }),
    );
  });
});

it("writes dates the long Spanish way, of the day it is in Madrid", () => {
  expect(madridLongDate("2025-11-12T10:00:00Z")).toBe("12 de noviembre de 2025");
  expect(madridLongDate("2025-12-31T23:30:00Z")).toBe("1 de enero de 2026");
});

it("writes date and time for the panel", () => {
  expect(madridDateTime("2025-11-12T08:30:00Z")).toBe("12/11/25, 9:30");
});

it("knows weekday and minute in Madrid", () => {
  expect(madridDayAndMinute(new Date("2025-11-22T23:30:00Z"))).toEqual({ date: "2025-11-23", weekday: 0, minute: 30 });
});

it("knows when the day ends in Madrid, also on the days of 23 and 25 hours", () => {
  const midnights = ["2025-11-20T10:00:00Z", "2026-03-29T00:30:00Z", "2025-10-26T10:00:00Z"].map((now) =>
    nextMadridMidnight(new Date(now)).toISOString(),
  );
  expect(midnights).toEqual(["2025-11-20T23:00:00.000Z", "2026-03-29T22:00:00.000Z", "2025-10-26T23:00:00.000Z"]);
});

it("knows the later of two equal times of a night in autumn, and that any other comes once", () => {
  expect(laterOfTwo("2027-10-31T02:30")).toBe("2027-10-31T01:30:00.000Z");
  expect(fromMadridLocal(`2027-10-31T02:30[${laterOfTwo("2027-10-31T02:30")}]`)).toBe("2027-10-31T01:30:00.000Z");
  for (const once of ["2027-10-31T01:59", "2027-10-31T03:00", "2027-03-28T02:30", "2027-06-01T12:00", "", "mañana"]) {
    expect(laterOfTwo(once), once).toBeNull();
  }
});
