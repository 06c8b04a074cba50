import { expect, it } from "vitest";
import { slotWords, type VisitSlot, visitDays } from "./visit-days.ts";

const club = { id: "acacias", hours_weekdays: "7:00-23:00", hours_saturday: null, hours_sunday: "Cerrado" };

const slot = (on_date: string, minute: number, free = 4, state: VisitSlot["state"] = "free"): VisitSlot => {
  const starts_at = new Date(Date.parse(`${on_date}T00:00:00Z`) + (minute - 60) * 60_000).toISOString();
  return {
    on_date,
    minute,
    starts_at,
    ends_at: new Date(Date.parse(starts_at) + 1_800_000).toISOString(),
    free,
    state,
  };
};

const days = (slots: VisitSlot[], mine?: string) =>
  visitDays({ slots, club, special: [], today: "2026-12-04", ...(mine && { mine }) });

it("says of each day why it cannot be chosen", () => {
  const shown = days([
    slot("2026-12-04", 600, 0, "late"),
    slot("2026-12-05", 600, 0, "full"),
    slot("2026-12-09", 600, 3),
    slot("2026-12-10", 600),
    slot("2026-12-10", 630),
  ]);
  expect(shown.map(({ date, state, words }) => [date.slice(8), state, words])).toEqual([
    ["04", "past", "Hoy no"],
    ["05", "full", "Completo"],
    ["06", "off", "Festivo"],
    ["07", "off", "Sin visitas"],
    ["08", "off", "Festivo"],
    ["09", "few", "Quedan 3"],
    ["10", "free", ""],
  ]);
});

it("marks the day of one's own visit", () => {
  expect(days([slot("2026-12-10", 600)], "2026-12-10").at(-1)).toMatchObject({ state: "mine", words: "La tuya" });
});

it("parts a day into morning and afternoon with their hours, up to midnight", () => {
  const [day] = days([540, 570, 990, 1410].map((minute) => slot("2026-12-04", minute)));
  expect(day?.turns.map(({ name, hours }) => [name, hours])).toEqual([
    ["Mañana", "9:00–10:00"],
    ["Tarde", "16:30–24:00"],
  ]);
});

it.each([
  [4, "free", "4 plazas"],
  [1, "free", "Última plaza"],
  [0, "full", "Completo"],
  [0, "late", "Ya no"],
] as const)("says what %i places of a %s hour are", (free, state, words) => {
  expect(slotWords(slot("2026-12-04", 600, free, state), { now: new Date("2026-12-04T08:00:00Z") })).toBe(words);
});

it("tells an hour that is over from one that is too near", () => {
  const late = slot("2026-12-04", 600, 0, "late");
  expect(slotWords(late, { now: new Date("2026-12-04T08:59:00Z") })).toBe("Ya no");
  expect(slotWords(late, { now: new Date("2026-12-04T09:00:00Z") })).toBe("Ya ha pasado");
});

it("does not say of a club that is open on a Sunday that it is closed", () => {
  const open = { ...club, hours_sunday: "9:00-14:00" };
  const shown = visitDays({
    ...{
      slots: [slot("2026-12-12", 600, 9), slot("2026-12-14", 600, 9)],
      club: open,
      special: [],
      today: "2026-12-12",
    },
  });
  expect(shown.map(({ words }) => words)).toEqual(["", "Sin visitas", ""]);
});
