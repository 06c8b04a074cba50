import { expect, test } from "vitest";
import { parseSelect } from "./parse-select.ts";

const column = (name: string, more = {}) => ({ kind: "column", column: name, alias: null, cast: null, ...more });

test.each([
  ["*", [{ kind: "all" }]],
  ["", [{ kind: "all" }]],
  ["id,name", [column("id"), column("name")]],
  ["*,id", [{ kind: "all" }, column("id")]],
  ["title:name", [column("name", { alias: "title" })]],
  ["price::text", [column("price", { cast: "text" })]],
  ["shown:price::text", [column("price", { alias: "shown", cast: "text" })]],
  ['"a ""', null],
  ['"odd, name"', [column("odd, name")]],
  ['"with \\"quotes\\""', [column('with "quotes"')]],
  ["left-right", [column("left-right")]],
])("select=%s is read column by column", (text, expected) => {
  if (expected) expect(parseSelect(text)).toEqual(expected);
  else expect(() => parseSelect(text)).toThrow("failed to parse select parameter");
});

test.each([
  ["clubs(*)", "embedded resources ('clubs')"],
  ["*,secret(*)", "embedded resources ('secret')"],
  ["owner:people!inner(name)", "embedded resources ('people')"],
  ["...people(name)", "spread embedded resources"],
  ["data->colour", "paths into JSON columns ('data->…')"],
  ["data->>colour", "paths into JSON columns ('data->…')"],
  ["price.sum()", "Use of aggregate functions is not allowed"],
  ["count()", "Use of aggregate functions is not allowed"],
])("select=%s is refused by its name", (text, message) => {
  expect(() => parseSelect(text)).toThrow(message);
});

test.each(["id,", ",id", "id;drop", "id)", "a::", "(id)", "a:b:c", "id name,'"])("select=%s is unreadable", (text) => {
  expect(() => parseSelect(text)).toThrow("failed to parse select parameter");
});
