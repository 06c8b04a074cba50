import { expect, test } from "vitest";
import { negotiateShape } from "./negotiate-shape.ts";

test.each([
  [null, "rows"],
  ["*/*", "rows"],
  ["application/json", "rows"],
  ["application/vnd.pgrst.object+json", "one"],
  ["text/html,application/xhtml+xml,*/*;q=0.8", "rows"],
  ["application/json;q=0.1, application/vnd.pgrst.object+json", "one"],
])("Accept: %s gives %s", (header, shape) => {
  expect(negotiateShape(header)).toBe(shape);
});

test.each(["text/csv", "application/geo+json", "application/vnd.pgrst.plan+text", "constructor", "__proto__"])(
  "Accept: %s is refused by its name",
  (header) => {
    expect(() => negotiateShape(header)).toThrow(`None of these media types are available: ${header}`);
  },
);

test("an answer without its nulls is refused", () => {
  expect(() => negotiateShape("application/vnd.pgrst.array+json;nulls=stripped")).toThrow("nulls stripped");
});
