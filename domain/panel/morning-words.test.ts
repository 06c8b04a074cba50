import { expect, test } from "vitest";
import { greeting, visitNow, weekOfAsked } from "./morning-words.ts";

// 18:45 in Madrid.
const now = new Date("2026-11-24T17:45:00Z");

test("a visit says what became of it, or where it is and how soon", () => {
  const at = (starts_at: string, status: "booked" | "came" | "no_show" = "booked") =>
    visitNow({ starts_at, status, club: "ACACIAS" }, now);
  expect(at("2026-11-24T16:30:00Z", "came")).toBe("Vino");
  expect(at("2026-11-24T16:30:00Z", "no_show")).toBe("No vino");
  expect(at("2026-11-24T16:30:00Z")).toBe("¿Vino?");
  expect(at("2026-11-24T18:00:00Z")).toBe("ACACIAS · en 15 min");
  expect(at("2026-11-24T19:30:00Z")).toBe("ACACIAS");
});

test("the greeting knows the hour, and tells nobody of what is not hers", () => {
  expect(greeting(now, "Marta", { visits: 2, waiting: 4 })).toBe(
    "Buenas tardes, Marta. Te quedan 2 visitas y hay 4 mensajes sin contestar.",
  );
  expect(greeting(new Date("2026-11-24T07:00:00Z"), "", { visits: null, waiting: 1 })).toBe(
    "Buenos días. Hay 1 mensaje sin contestar.",
  );
  expect(greeting(new Date("2026-11-24T22:00:00Z"), "Elena", { visits: null, waiting: null })).toBe(
    "Buenas noches, Elena.",
  );
});

test("the week stands beside the one before, and days to come are empty", () => {
  const week = weekOfAsked(
    [
      { day: "2026-11-17", total: 5 },
      { day: "2026-11-23", total: 13 },
      { day: "2026-11-24", total: 18 },
    ],
    "2026-11-24",
  );
  expect(week.map((day) => [day.now, day.before])).toEqual([
    [13, 0],
    [18, 5],
    ...Array.from({ length: 5 }, () => [null, 0]),
  ]);
});
