import fc from "fast-check";
import { expect, it } from "vitest";
import { toCsv } from "./to-csv.ts";

/** Reads a CSV file as a spreadsheet does (RFC 4180, with semicolons). */
function readCsv(file: string): string[][] {
  const cells = [...file.replace(/^\ufeff/, "").matchAll(/(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/g)];
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

const formulas = ["=1+1", "+1", "-1+1", "-A1", "--1", "@SUMA(A1)", " =1", "\t=1", '=HYPERLINK("http://x";"y")'];
const disguised = ["＝1", "＋1", "－1", "＠SUMA(A1)", "﹦1", "\u200b=1", "\ufeff=1", "\u200b ＝1", "\u0001=1"];
it.each([...formulas, ...disguised])("does not run %j", (text) => {
  expect(readCsv(toCsv([[text]]))).toEqual([[`'${text}`]]);
});

it.each(["-5", "-39,90", "-1.234,50"])("leaves %s as it is: a number is no formula", (text) => {
  expect(readCsv(toCsv([[text]]))).toEqual([[text]]);
});

it("holds no NUL, and none hides a formula", () => {
  expect(readCsv(toCsv([["a\0b", "\0=1"]]))).toEqual([["ab", "'=1"]]);
});

it("gives back every cell, never one that starts a formula", () => {
  const table = fc.array(fc.array(fc.string({ unit: "binary-ascii" }), { minLength: 2, maxLength: 2 }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(table, (rows) => {
      const read = readCsv(toCsv(rows));
      for (const [index, row] of rows.entries()) {
        for (const [column, text] of row.entries()) {
          const got = read[index]?.[column] ?? "";
          const whole = text.replaceAll("\0", "");
          expect([whole, `'${whole}`]).toContain(got);
          expect(got).not.toMatch(/^\s*(?:[=+@]|-(?!\d+(?:[.,]\d+)*$))/);
        }
      }
    }),
  );
});
