import fc from "fast-check";
import { expect, it } from "vitest";
import { parseTabText, toTabText } from "./tab-text.ts";

it("reads what was copied, whatever it holds", () => {
  const cell = fc.string().map((text) => text.replaceAll(/[\0\r]/g, ""));
  const table = fc.array(fc.tuple(fc.constant("x"), cell, fc.constant("y")), { minLength: 1 });
  fc.assert(
    fc.property(table, (rows) => {
      expect(parseTabText(toTabText(rows))).toEqual(rows);
    }),
  );
});

it("reads what Excel and Google Sheets copy", () => {
  expect(parseTabText("a\tb\r\n1\t2\r\n")).toEqual([
    ["a", "b"],
    ["1", "2"],
  ]);
  expect(parseTabText('"dos\nlíneas"\t"di ""hola"""\t\n')).toEqual([["dos\nlíneas", 'di "hola"', ""]]);
  expect(parseTabText("a\n\nb")).toEqual([["a"], [""], ["b"]]);
  expect(parseTabText("")).toEqual([[""]]);
});

it("copies no formula that a spreadsheet would run", () => {
  expect(toTabText([["=cmd|' /C calc'!A0"]])).toBe("'=cmd|' /C calc'!A0");
});
