import { expect, test } from "vitest";
import { madridTimestamp } from "./madrid-timestamp.ts";

test.each([
  ["2026-12-25T08:30:05.123Z", "2026-12-25T09:30:05+01:00"],
  ["2026-07-01T22:00:00+00:00", "2026-07-02T00:00:00+02:00"],
  ["2026-10-25T00:59:59Z", "2026-10-25T02:59:59+02:00"],
  ["2026-10-25T01:00:00Z", "2026-10-25T02:00:00+01:00"],
])("%s is %s in Madrid", (moment, told) => {
  expect(madridTimestamp(moment)).toBe(told);
  expect(Date.parse(told)).toBe(Math.floor(Date.parse(moment) / 1000) * 1000);
});
