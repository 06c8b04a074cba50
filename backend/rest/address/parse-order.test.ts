import { expect, test } from "vitest";
import { parseOrder } from "./parse-order.ts";

test("an order names columns, ways and where empty values stand", () => {
  expect(parseOrder("season.desc,title.asc.nullsfirst,id.nullslast,name")).toEqual([
    { column: "season", direction: "desc", nulls: null },
    { column: "title", direction: "asc", nulls: "first" },
    { column: "id", direction: null, nulls: "last" },
    { column: "name", direction: null, nulls: null },
  ]);
});

test.each(["", "id.up", "id.asc.desc", "id.nullsfirst.asc", "id,", "id asc;", "id.asc.nullslastly"])(
  "order=%s is unreadable",
  (text) => {
    expect(() => parseOrder(text)).toThrow("failed to parse order");
  },
);

test.each(["data->a.asc", "people(name).asc"])("order=%s is refused by its name", (text) => {
  expect(() => parseOrder(text)).toThrow("Feature not implemented");
});
