import fc from "fast-check";
import { expect, it } from "vitest";
import { parseCsv } from "./parse-csv.ts";
import { toCsv } from "./to-csv.ts";

it("reads what was written, whatever it holds", () => {
  const cell = fc.string().map((text) => text.replaceAll(/[\0\r]/g, "").trim());
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constant("x"), cell, cell), { minLength: 1 }), (rows) => {
      expect(parseCsv(toCsv(rows)).map(({ cells }) => cells)).toEqual(rows);
    }),
  );
});

it("gives back what looks like a formula, and what somebody has guarded by hand", () => {
  const texts = ["=1", "'=1", "''=1", "＝1", "'abc", "-5", "@x"];
  expect(parseCsv(toCsv([["x", ...texts]]))[0]?.cells).toEqual(["x", ...texts]);
});

it("is not misled by a first line full of commas", () => {
  const rows = [
    ["x", ",", ",,"],
    ["x", "", ""],
  ];
  expect(parseCsv(toCsv(rows)).map(({ cells }) => cells)).toEqual(rows);
});

it("reads what spreadsheets of other languages save, and counts lines as they do", () => {
  expect(parseCsv('a,"b;1",c\n\n"d\ne",f,g\n')).toEqual([
    { number: 1, cells: ["a", "b;1", "c"] },
    { number: 3, cells: ["d\ne", "f", "g"] },
  ]);
  expect(parseCsv("a\tb\r\n1\t2")[1]).toEqual({ number: 2, cells: ["1", "2"] });
  expect(parseCsv("")).toEqual([]);
});
