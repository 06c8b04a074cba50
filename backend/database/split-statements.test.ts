import fc from "fast-check";
import { expect, test } from "vitest";
import { splitStatements } from "./split-statements.ts";

const texts = (sql: string) => splitStatements(sql).map((statement) => statement.text);

test("statements end at semicolons and know their line", () => {
  expect(splitStatements("select 1;\n\nselect\n 2 ;;\n select 3")).toEqual([
    { text: "select 1", line: 1 },
    { text: "select\n 2", line: 3 },
    { text: "select 3", line: 5 },
  ]);
});

test.each([
  ["a string", "select 'a;b'"],
  ["a doubled quote", "select 'it''s; fine'"],
  ["a backslash in a plain string", "select '\\', ';'"],
  ["an escape string", "select E'it\\'s; fine'"],
  ["a quoted name", 'select 1 as "a;b"'],
  ["a dollar quote", "do $$ begin; end $$"],
  ["a tagged dollar quote", "do $a$ select $$;$$; $a$"],
  ["a line comment", "select 1 -- a;b\n + 1"],
  ["nested comments", "select /* a; /* b; */ c; */ 1"],
  ["an SQL body", "create function f() returns int begin atomic select case when true then 1 end; select 2; end"],
  ["an SQL body that is replaced", "create or replace procedure p() begin atomic select 1; end"],
])("%s keeps its semicolons", (_, sql) => {
  expect(texts(`${sql};\nselect 'next'`)).toEqual([sql, "select 'next'"]);
});

test("a transaction's begin is not the body of a function", () => {
  expect(texts("begin; select 1; end; create table begin_here (id int); select 2")).toHaveLength(5);
});

test("a dollar in a name or a parameter opens no quote", () => {
  expect(texts("select a$b$ from t; select $1; select $2")).toHaveLength(3);
});

test("a comment stays with the statement after it; comments alone are none", () => {
  expect(texts("-- why\nselect 1; -- the end\n/* over */\n")).toEqual(["-- why\nselect 1"]);
});

test("nothing of a file is lost, whatever it holds", () => {
  const piece = fc.constantFrom(
    "select",
    " ",
    "\n",
    ";",
    "'",
    '"',
    "$$",
    "$a$",
    "--",
    "/*",
    "*/",
    "x",
    "begin",
    "end",
    "ñ",
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const sql = pieces.join("");
      let from = 0;
      for (const { text, line } of splitStatements(sql)) {
        // The same words may stand in a comment of a line before.
        const lineStart = sql.split("\n", line - 1).join("\n").length;
        const at = sql.indexOf(text, Math.max(from, lineStart));
        expect(at).toBeGreaterThanOrEqual(from);
        expect(sql.slice(0, at).split("\n").length).toBe(line);
        from = at + text.length;
      }
    }),
  );
});
