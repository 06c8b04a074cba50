import { expect, it } from "vitest";
import { isAhead } from "./stored-names.ts";

it("holds until its date, and for good where none was ever kept", () => {
  expect(isAhead(undefined)).toBe(true);
  expect(isAhead(String(Date.now() + 1_000))).toBe(true);
  expect(isAhead(String(Date.now() - 1_000))).toBe(false);
});

// Nor with one further ahead than this site ever writes.
it.each(["", "mañana", "NaN", "undefined", "2999-01-01", "1e", "{}", "Infinity", "99999999999999"])(
  "does not hold with the broken date %j",
  (until) => {
    expect(isAhead(until)).toBe(false);
  },
);
