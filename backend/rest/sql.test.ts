import { expect, test } from "vitest";
import { join, type KnownName, name, render, sql, value } from "./sql.ts";

// The catalogue is where names come from; this test stands in its place.
const known = (text: string) => text as KnownName;

test("values become numbered parameters in the order of the text", () => {
  const inner = sql`(${value("b")}, ${value("c")})`;
  const fragment = sql`select ${value("a")} in ${inner} limit ${value("d")}`;
  expect(render(fragment)).toEqual({ text: "select $1 in ($2, $3) limit $4", values: ["a", "b", "c", "d"] });
});

test("a name of the catalogue cannot end its own quotes", () => {
  expect(render(name(known('a"; drop table clubs; --'))).text).toBe('"a""; drop table clubs; --"');
  expect(render(name(known("price$1"))).text).toBe('"price$1"');
});

test("fragments are joined by a separator", () => {
  expect(render(join([value("a"), value("b")], sql` and `))).toEqual({ text: "$1 and $2", values: ["a", "b"] });
  expect(render(join([], sql`, `))).toEqual({ text: "", values: [] });
});
