import { expect, test } from "vitest";
import { narrowBearing, wideBearing, wideInk, wideLetters } from "./wide-letters.ts";

test("FITNESS fills its column with the factor that the design measured", () => {
  expect(wideInk("FITNESS") / 7).toBeCloseTo(0.774, 2);
});

test("a word of wide letters counts for more letters than it has", () => {
  expect(wideLetters("MWMWMW")).toBeGreaterThan(6);
  expect(wideLetters("illi")).toBe(4);
});

test("an empty word still has a width to divide by", () => {
  expect(wideInk("")).toBeGreaterThan(0);
});

test("round and pointed first letters are shifted less than stems", () => {
  expect(wideBearing("FITNESS")).toBe(0.079);
  expect(wideBearing("club")).toBe(0.046);
  expect(wideBearing("vida")).toBe(0.01);
  expect(narrowBearing("Elige tu")).toBe(0.061);
  expect(narrowBearing("Ven")).toBe(0.01);
});
