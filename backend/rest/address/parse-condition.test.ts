import { expect, test } from "vitest";
import { parseFilter, parseGroup } from "./parse-condition.ts";

const is = (column: string, operator: string, value: string, isNegated = false) => ({
  kind: "test",
  column,
  isNegated,
  test: { operator, value },
});

test.each([
  ["eq.5", { operator: "eq", value: "5" }],
  ["eq.", { operator: "eq", value: "" }],
  ["eq.a.b,c)", { operator: "eq", value: "a.b,c)" }],
  ['eq."quoted"', { operator: "eq", value: '"quoted"' }],
  ["is.null", { operator: "is", value: "null" }],
  ["is.TRUE", { operator: "is", value: "true" }],
  ["in.(1,2)", { operator: "in", values: ["1", "2"] }],
  ["in.()", { operator: "in", values: [] }],
  ['in.("")', { operator: "in", values: [""] }],
  ['in.(a,"b,c","d\\"e",f"g)', { operator: "in", values: ["a", "b,c", 'd"e', 'f"g'] }],
  ['cs.{"a b",c}', { operator: "cs", value: '{"a b",c}' }],
])("a filter %s is read whole", (text, test) => {
  expect(parseFilter("column", text)).toEqual({ kind: "test", column: "column", isNegated: false, test });
  expect(parseFilter("column", `not.${text}`)).toMatchObject({ isNegated: true, test });
});

test("a group joins tests, lists, arrays and further groups", () => {
  const text = '(a.eq.1,b.not.is.null,not.and(c.in.(x,y),d.cs.{p,q}),e.eq."v,w")';
  expect(parseGroup("or", text)).toEqual({
    kind: "group",
    join: "or",
    isNegated: false,
    conditions: [
      is("a", "eq", "1"),
      is("b", "is", "null", true),
      {
        kind: "group",
        join: "and",
        isNegated: true,
        conditions: [
          { kind: "test", column: "c", isNegated: false, test: { operator: "in", values: ["x", "y"] } },
          is("d", "cs", "{p,q}"),
        ],
      },
      is("e", "eq", "v,w"),
    ],
  });
});

test("a whole group can be negated", () => {
  expect(parseGroup("not.and", "(a.eq.1)")).toMatchObject({ join: "and", isNegated: true });
});

test.each([
  "5",
  "",
  "eq",
  "noop.1",
  "eqq.1",
  "is.maybe",
  "in.(1",
  "in.1",
  "not.not.eq.1",
  "EQ.1",
  "constructor.1",
  "__proto__.1",
])("a filter %s is unreadable", (text) => {
  expect(() => parseFilter("column", text)).toThrow("failed to parse filter");
});

test.each([
  "cd.{1}",
  "ov.{1}",
  "fts.word",
  "wfts(english).word",
  "match.^a",
  "isdistinct.1",
  "like(any).{a}",
  "sl.(1,2)",
])("a filter %s is refused by its name", (text) => {
  expect(() => parseFilter("column", text)).toThrow(`the filter operator '${/^[a-z]+/.exec(text)?.[0]}'`);
});

test.each(["", "()", "(a)", "(a.eq.1", "(a.eq.1,)", "a.eq.1", "(a.eq.1))", "(a.eq.1)(b.eq.1)", ".eq.1", "x(a.eq.1)"])(
  "or=%s is unreadable",
  (text) => {
    expect(() => parseGroup("or", text)).toThrow(/failed to parse logic tree|conditions in brackets/);
  },
);

test("groups nested beyond reason are refused before they cost anything", () => {
  expect(() => parseGroup("or", `(${"and(".repeat(5000)}a.eq.1${")".repeat(5001)}`)).toThrow("nested more than 8 deep");
  expect(() => parseGroup("or", `(${Array(201).fill("a.eq.1").join(",")})`)).toThrow("more than 200 members");
});
