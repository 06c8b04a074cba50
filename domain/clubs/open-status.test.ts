import * as fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "../time/dates.ts";
import { dayHours, specialDayWords } from "./day-hours.ts";
import { nextOpening, openStatus } from "./open-status.ts";
import { rangesText } from "./opening-hours.ts";

const hours = { hours_weekdays: "7:00-22:30", hours_saturday: "9:00-14:00, 16:00-18:00", hours_sunday: "10:00-15:00" };
const club = { id: "acacias", is_under_construction: false, ...hours };
const said = (now: string, days: Parameters<typeof openStatus>[1] = [], entry = club) => {
  const status = openStatus(entry, days, new Date(now));
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
  // Christmas is a holiday that the house knows: the hours of such days.
  expect(said("2026-12-25T12:00:00Z")).toBe("Abierto · cierra a las 15:00 | 2026-12-25T14:00:00.000Z");
  expect(openStatus(club, [], new Date("2026-12-25T15:00:00Z"))).toMatchObject({
    special: { word: "Festivo", lang: undefined, more: ": 10:00–15:00" },
    word: "Cerrado",
    more: "abre mañana a las 9:00",
  });
  expect(openStatus(club, [christmas], new Date("2026-12-25T15:00:00Z"))?.special).toEqual({
    word: "Navidad",
    lang: undefined,
    more: ": cerrado",
  });
});

it("says what a day is by its name, its kind and its hours", () => {
  const day = { club_id: null, on_date: "2026-12-24", kind: "especial", hours: "9:00-15:00", name: null } as const;
  const texts = (specialDay: Parameters<typeof dayHours>[1][number], byName = false) => {
    const words = specialDayWords(dayHours(club, [specialDay], specialDay.on_date), { byName });
    return words && words.word + words.more;
  };
  expect(texts(day)).toBe("Horario especial: 9:00–15:00");
  expect(texts({ ...day, name: "Nochebuena" })).toBe("Nochebuena: 9:00–15:00");
  expect(texts({ ...day, kind: "cerrado", hours: null })).toBe("Cerrado");
  expect(texts({ ...day, kind: "festivo", hours: null, name: "Traslado" })).toBe("Festivo: 10:00–15:00");
  expect(texts({ ...day, kind: "festivo", hours: null, name: "Traslado" }, true)).toBe("Traslado: 10:00–15:00");
  const christmas = dayHours(club, [], "2026-12-25");
  expect(specialDayWords(christmas, { byName: true })).toMatchObject({ word: "Navidad", more: ": 10:00–15:00" });
  expect(specialDayWords(dayHours(club, [], "2026-12-23"))).toBeNull();
});

it("goes before what holds for all clubs with what a club has of its own", () => {
  const all = { club_id: null, on_date: "2026-11-24", kind: "cerrado", hours: null, name: null } as const;
  const own = { ...all, club_id: "acacias", kind: "especial", hours: "12:00-13:00" } as const;
  expect(said("2026-11-24T11:30:00Z", [all, own])).toContain("Abierto · cierra a las 13:00");
  expect(said("2026-11-24T11:30:00Z", [all, { ...own, club_id: "retiro" }])).toContain("Cerrado");
});

it("finds the end of a long closing, by its date", () => {
  const august = Array.from({ length: 31 }, (_, day) => ({
    club_id: null,
    on_date: addDays("2026-08-01", day),
    kind: "cerrado" as const,
    hours: null,
    name: "Cierre de verano",
  }));
  expect(said("2026-08-03T10:00:00Z", august)).toContain("Cerrado · abre el 1 de septiembre a las 7:00");
});

it("is open past midnight, and all night", () => {
  const late = { ...club, hours_weekdays: "L-J 7:00-23:00; V 7:00-2:00", hours_saturday: "18:00-1:00" };
  expect(said("2026-11-20T21:00:00Z", [], late)).toBe("Abierto · cierra a las 2:00 | 2026-11-20T23:00:00.000Z");
  expect(said("2026-11-21T00:59:00Z", [], late)).toBe("Abierto · cierra a las 2:00 | 2026-11-21T01:00:00.000Z");
  expect(said("2026-11-21T01:00:00Z", [], late)).toBe("Cerrado · abre a las 18:00 | 2026-11-21T17:00:00.000Z");
  expect(said("2026-11-21T22:00:00Z", [], late)).toContain("Abierto · cierra a la 1:00");
  const always = { ...club, hours_weekdays: "0:00-24:00", hours_saturday: "0:00-24:00", hours_sunday: "0:00-15:00" };
  expect(said("2026-11-24T22:00:00Z", [], always)).toContain("Abierto · cierra el domingo a las 15:00");
  expect(said("2026-11-24T22:00:00Z", [], { ...always, hours_sunday: "0:00-24:00" })).toContain(
    "Abierto · las 24 horas",
  );
});

it("says nothing of a club that is being built, or whose hours nobody wrote", () => {
  expect(said("2026-11-23T12:00:00Z", [], { ...club, is_under_construction: true })).toBeNull();
  expect(openStatus({ ...club, hours_weekdays: null }, [], new Date("2026-11-23T12:00:00Z"))).toBeNull();
  const never = { ...club, hours_weekdays: "Cerrado", hours_saturday: "Cerrado", hours_sunday: "Cerrado" };
  expect(said("2026-11-23T12:00:00Z", [], never)).toBe("Cerrado ·  | 2026-11-23T23:00:00.000Z");
});

/** The clock of Madrid, read from the platform alone. */
const madridClock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Madrid",
  dateStyle: "short",
  timeStyle: "short",
});

// Both nights of 2026 and an ordinary one, from the evening before to the next noon, minute by minute.
const nights = ["2026-03-28T17:00:00Z", "2026-10-24T16:00:00Z", "2026-11-21T17:00:00Z"].map((start) =>
  Array.from({ length: 20 * 60 }, (_, minute) => {
    const moment = new Date(Date.parse(start) + minute * 60_000);
    return { moment, local: madridClock.format(moment) };
  }),
);
const minuteOf = fc.integer({ min: 0, max: 95 }).map((value) => value * 15);
const rangeOfDay = fc
  .tuple(minuteOf, minuteOf)
  .filter(([from, to]) => from < to || (to < from && to > 0 && to <= 360))
  .map(([from, to]) => rangesText([{ from, to: to > from ? to : to + 1440 }]));

it("says at every minute of both nights what somebody with a watch in Madrid would", () => {
  fc.assert(
    fc.property(rangeOfDay, rangeOfDay, (saturday, sunday) => {
      const it = { ...club, hours_saturday: saturday, hours_sunday: sunday };
      for (const night of nights) {
        const stretches = watched(night, it);
        const wrong = night.filter(({ moment }) => {
          const isOpen = stretches.some(({ from, to }) => from <= moment.getTime() && moment.getTime() < to);
          return openStatus(it, [], moment)?.isOpen !== isOpen;
        });
        expect(wrong).toEqual([]);
      }
    }),
    { numRuns: 4 },
  );
}, 30_000);

it("keeps what it says until it says so, to the minute", () => {
  for (const night of nights) {
    let last = openStatus(club, [], night[0]?.moment ?? new Date());
    for (const { moment } of night) {
      const now = openStatus(club, [], moment);
      if (last && moment < last.until) expect(now).toEqual(last);
      last = now;
    }
  }
});

it("gives stretches that have a beginning before their end", () => {
  fc.assert(
    fc.property(rangeOfDay, fc.integer({ min: 0, max: 525_600 }), (text, minute) => {
      const now = new Date(Date.UTC(2026, 0, 1) + minute * 60_000);
      const opening = nextOpening({ ...club, hours_weekdays: text, hours_saturday: text, hours_sunday: text }, [], now);
      expect(opening && opening.from < opening.to && opening.to > now).toBe(true);
    }),
    { numRuns: 60 },
  );
});

/** When the door stands open: it is opened and shut when the clock has come to the hour, once each. */
function watched(night: (typeof nights)[number], entry: typeof club): { from: number; to: number }[] {
  const dates = [...new Set(night.map(({ local }) => local.slice(0, 10)))];
  const reached = (date: string, minute: number): number => {
    const wanted = `${addDays(date, Math.floor(minute / 1440))} ${pad((minute % 1440) / 60)}:${pad(minute % 60)}`;
    return night.find(({ local }) => local >= wanted)?.moment.getTime() ?? Number.POSITIVE_INFINITY;
  };
  return dates.flatMap((date) =>
    (dayHours(entry, [], date).ranges ?? []).map(({ from, to }) => ({
      from: reached(date, from),
      to: reached(date, to),
    })),
  );
}

function pad(part: number): string {
  return String(Math.floor(part)).padStart(2, "0");
}
