import { expect, test } from "vitest";
import { appliedPreferences, readPreferences } from "./preferences.ts";

test("preferences are read from one header, and the applied ones said back", () => {
  const preferences = readPreferences(
    "resolution=merge-duplicates, missing=default,return=representation , count=exact",
  );
  expect(preferences).toEqual({
    returning: "representation",
    isCounted: true,
    resolution: "merge-duplicates",
    missing: "default",
  });
  expect(appliedPreferences(preferences)).toBe(
    "resolution=merge-duplicates, missing=default, return=representation, count=exact",
  );
  expect(appliedPreferences(readPreferences(null))).toBeNull();
});

test("of two contradicting preferences the first counts", () => {
  expect(readPreferences("return=minimal,return=representation").returning).toBe("minimal");
});

test.each(["count=planned", "count=estimated", "tx=rollback", "max-affected=1", "timezone=Europe/Madrid"])(
  "%s is refused rather than passed over",
  (word) => {
    expect(() => readPreferences(word)).toThrow("Feature not implemented: the preference");
  },
);

test("what nobody knows is passed over, except under handling=strict", () => {
  expect(readPreferences("colour=red, __proto__=1").returning).toBeNull();
  expect(() => readPreferences("handling=strict, colour=red")).toThrow("Invalid preferences");
  expect(() => readPreferences("handling=strict, return=minimal")).not.toThrow();
});
