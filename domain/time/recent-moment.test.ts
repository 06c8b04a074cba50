import { expect, test } from "vitest";
import { recentMoment } from "./recent-moment.ts";

const now = new Date("2026-11-24T08:00:00Z");

test.each([
  ["2026-11-23T23:05:00Z", "hoy, 0:05"],
  ["2026-11-24T07:12:00Z", "hoy, 8:12"],
  ["2026-11-23T22:59:00Z", "ayer, 23:59"],
  ["2026-11-14T16:22:00Z", "14 nov, 17:22"],
  ["2025-11-14T16:22:00Z", "14 nov 2025, 17:22"],
])("%s is %s", (moment, words) => {
  expect(recentMoment(moment, now)).toBe(words);
});
