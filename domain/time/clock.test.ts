import { expect, it } from "vitest";
import { clockText, parseClock } from "./clock.ts";

it("writes an hour the Spanish way", () => {
  expect([0, 435, 1439].map(clockText)).toEqual(["0:00", "7:15", "23:59"]);
});

it("reads an hour however it is typed", () => {
  expect(["7:15", "07:15", " 7.15 ", "7h15", "07:15:00"].map(parseClock)).toEqual([435, 435, 435, 435, 435]);
  expect(["7", "7h", "24:00", "7:60", "7:1", "mañana", ""].map(parseClock)).toEqual([
    420,
    420,
    null,
    null,
    null,
    null,
    null,
  ]);
});
