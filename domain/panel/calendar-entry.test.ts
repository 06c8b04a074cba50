import { expect, test } from "vitest";
import { type CalendarEntry, collisions, lanesOf, movedTo, placeEntry, placeUndated } from "./calendar-entry.ts";

const now = new Date("2026-11-24T12:00:00Z");
const article: CalendarEntry = {
  ...{
    kind: "articles",
    table_name: "articles",
    row_id: "1",
    name: "El desayuno",
    club: null,
    on_date: null,
    details: {},
  },
  ...{ begins_at: "2026-12-03T07:00:00Z", ends_at: null, begins_in: "publication_date", ends_in: "withdraw_at" },
};
const placed = (entry: CalendarEntry) => {
  const it = placeEntry(entry, now);
  if (!it) throw new Error("It has no place");
  return it;
};

test("an article stands on the day on which it is published, at its hour in Madrid", () => {
  expect(placed(article)).toMatchObject({ from: "2026-12-03", to: "2026-12-03", time: "8:00", says: "Se publica" });
});

test("what has begun is shown by its end, and moved by it alone", () => {
  const ending = placed({ ...article, begins_at: "2026-01-01T00:00:00Z", ends_at: "2026-12-11T22:59:00Z" });
  expect(ending).toMatchObject({ from: "2026-12-11", time: "23:59", says: "Termina", moves: "end" });
  expect(movedTo(ending, "2026-12-12")).toEqual({ withdraw_at: "2026-12-12T22:59:00.000Z" });
});

test("a stretch is moved as a whole, and its hours stay over a change of the clocks", () => {
  const stretch = placed({ ...article, begins_at: "2027-03-26T07:00:00Z", ends_at: "2027-03-27T07:00:00Z" });
  expect(movedTo(stretch, "2027-03-28")).toEqual({
    publication_date: "2027-03-28T06:00:00.000Z",
    withdraw_at: "2027-03-29T06:00:00.000Z",
  });
});

test("stretches of a week share a line where one begins after the other", () => {
  const stretch = (row_id: string, from: string, to: string) =>
    placed({ ...article, row_id, begins_at: `${from}T09:00:00Z`, ends_at: `${to}T09:00:00Z` });
  const shown = [
    stretch("until-monday", "2026-12-04", "2026-12-07"),
    stretch("all-week", "2026-12-06", "2026-12-20"),
    stretch("tuesday", "2026-12-08", "2026-12-09"),
    placed(article),
    stretch("later", "2026-12-15", "2026-12-16"),
  ];
  const ids = lanesOf(shown, "2026-12-07").map((lane) => lane.map(({ entry }) => entry.row_id));
  expect(ids).toEqual([["until-monday", "tuesday"], ["all-week"]]);
});

test("what takes a change back says that all is as before", () => {
  const details = { plan: "p", changes: { price: 30 }, undoes: "o" };
  expect(placed({ ...article, kind: "change", details })).toMatchObject({ says: "Vuelve a como estaba" });
});

test("a draft without a day begins at eight of the one it is given, also where the clocks change", () => {
  const draft = placeUndated({ ...article, begins_at: null });
  expect(draft).toMatchObject({ from: "", says: "Sin fecha", moves: "begin" });
  expect(movedTo(draft, "2027-03-27")).toEqual({ publication_date: "2027-03-27T07:00:00.000Z" });
  expect(movedTo(draft, "2027-03-28")).toEqual({ publication_date: "2027-03-28T06:00:00.000Z" });
});

test("an event whose text tells no day has no place", () => {
  const event = { ...article, kind: "event", begins_at: null };
  const texts = (event_date: string) => ({ event_date, time: null, updated_at: "2026-11-01T00:00:00Z" });
  expect(placeEntry({ ...event, details: texts("Todos los jueves") }, now)).toBeNull();
  expect(placeEntry({ ...event, details: texts("18 DIC") }, now)).toMatchObject({
    from: "2026-12-18",
    moves: "nothing",
  });
});

test("two offers on one rate and a landing that the menu still leads to say so", () => {
  const offer: CalendarEntry = {
    ...{ ...article, kind: "offer", table_name: "precios", row_id: "7", name: "Mañanas" },
    ...{ begins_at: "2026-12-01T00:00:00Z", ends_at: "2026-12-10T00:00:00Z" },
  };
  const details = { plan: "p", changes: { price: 30 }, undoes: null };
  const change: CalendarEntry = { ...offer, kind: "change", begins_at: "2026-12-05T00:00:00Z", ends_at: null, details };
  const landing = { ...article, ends_at: "2026-12-20T00:00:00Z", details: { left_by: ["Regala"] } };
  const found = [...collisions([offer, change, landing, article].map(placed)).values()];
  expect(found).toEqual([
    "Dos ofertas en la misma tarifa: Mañanas, el 5.",
    "Dos ofertas en la misma tarifa: Mañanas, el 1.",
    "Cuando termine, el menú sigue llevando a ella: Regala.",
  ]);
  expect(collisions([placed(offer), placed({ ...change, row_id: "8" })]).size).toBe(0);
});
