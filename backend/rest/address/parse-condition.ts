import { readElement, readTest } from "../parse-test.ts";
import { notSupported, unreadable } from "../rest-error.ts";
import type { Condition } from "./condition.ts";
import { readName } from "./read-name.ts";
import { TextReader } from "./text-reader.ts";

const maxDepth = 8;
const maxTests = 200;

/** Reads one filter of the address: `key` is the column, `text` the rest (`eq.5`). */
export function parseFilter(key: string, text: string): Condition {
  const column = readColumnKey(key);
  const reader = new TextReader(text, "filter");
  const { isNegated, test } = readTest(reader, (textReader) => textReader.rest());
  reader.expectEnd();
  return { kind: "test", column, isNegated, test };
}

/** Whether `key` begins a group, as in `or=(a.eq.1,b.gt.2)`. */
export function isGroupKey(key: string): boolean {
  return /^(?:not\.)?(?:and|or)$/.test(key);
}

/** Reads one group of the address: `key` is `or`, `and`, `not.or` or `not.and`, `text` what stands in brackets. */
export function parseGroup(key: string, text: string): Condition {
  const reader = new TextReader(`${key}${text}`, "logic tree");
  const budget = { tests: maxTests };
  const group = readCondition(reader, 0, budget);
  reader.expectEnd();
  if (group.kind !== "group") throw unreadable(`${key} takes its conditions in brackets: ${key}=(…)`);
  return group;
}

function readCondition(reader: TextReader, depth: number, budget: { tests: number }): Condition {
  if (depth > maxDepth) throw unreadable(`groups of conditions are nested more than ${maxDepth} deep`);
  reader.skipSpace();
  const group = reader.match(/(not\.)?(and|or)[ \t]*\(/y);
  if (!group) return readMember(reader, budget);
  const conditions = [readCondition(reader, depth + 1, budget)];
  while (reader.take(",")) conditions.push(readCondition(reader, depth + 1, budget));
  reader.expect(")");
  reader.skipSpace();
  return { kind: "group", join: group[2] === "or" ? "or" : "and", isNegated: group[1] !== undefined, conditions };
}

function readMember(reader: TextReader, budget: { tests: number }): Condition {
  budget.tests -= 1;
  if (budget.tests < 0) throw unreadable(`a group of conditions has more than ${maxTests} members`);
  const column = readName(reader);
  refuseJsonPath(reader, column);
  reader.expect(".");
  const { isNegated, test } = readTest(reader, readMemberValue);
  reader.skipSpace();
  return { kind: "test", column, isNegated, test };
}

// In a group a value ends at a comma or bracket, unless it is quoted or a PostgreSQL array such as {a,b}.
function readMemberValue(reader: TextReader): string {
  return reader.match(/\{[^{}]*\}(?=[,)])/y)?.[0] ?? readElement(reader);
}

function readColumnKey(key: string): string {
  const reader = new TextReader(key, "tree path");
  const column = readName(reader);
  refuseJsonPath(reader, column);
  if (reader.sees(".")) throw notSupported(`filters on embedded resources ('${key.slice(0, 60)}')`);
  reader.expectEnd();
  return column;
}

function refuseJsonPath(reader: TextReader, column: string): void {
  if (reader.sees("->")) throw notSupported(`filters on a path into a JSON column ('${column}->…')`);
}
