import { expect, it } from "vitest";
import { timeLeft } from "./time-left.ts";

const until = "2027-01-11T06:00:00.000Z";

it("counts whole days, hours and minutes", () => {
  expect(timeLeft(until, new Date("2026-11-24T00:03:10Z"))).toEqual({ days: 48, hours: 5, minutes: 56, isOver: false });
  expect(timeLeft(until, new Date("2027-01-11T05:59:59Z"))).toEqual({ days: 0, hours: 0, minutes: 0, isOver: false });
});

it("is over from the moment on", () => {
  expect(timeLeft(until, new Date(until))).toEqual({ days: 0, hours: 0, minutes: 0, isOver: true });
});
