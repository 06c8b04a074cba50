import type { Comparison, Test, Truth } from "./address/condition.ts";
import { readQuoted } from "./address/read-name.ts";
import type { TextReader } from "./address/text-reader.ts";
import { notSupported } from "./rest-error.ts";

const comparisons = new Set<string>([
  "eq",
  "neq",
  "gt",
  "gte",
  "lt",
  "lte",
  "like",
  "ilike",
  "cs",
] satisfies Comparison[]);
const truths = new Set<string>(["null", "not_null", "true", "false", "unknown"] satisfies Truth[]);
const onlyHosted = new Set("cd ov sl sr nxr nxl adj match imatch isdistinct fts plfts phfts wfts".split(" "));

/** Reads `not.eq.5` and its like; `readValue` knows where a single value ends. */
export function readTest(
  reader: TextReader,
  readValue: (reader: TextReader) => string,
): { isNegated: boolean; test: Test } {
  const isNegated = reader.take("not.");
  const operator = reader.match(/([a-z]+)(?=[.(])/y)?.[1] ?? "";
  if (onlyHosted.has(operator)) throw notSupported(`the filter operator '${operator}'`);
  if (!isComparison(operator) && operator !== "in" && operator !== "is") {
    throw reader.error(isNegated ? "operator (eq, gt, ...)" : '"not" or operator (eq, gt, ...)');
  }
  if (reader.sees("(")) throw notSupported(`the filter operator '${operator}' with any or all`);
  reader.expect(".");
  return { isNegated, test: readOperand(reader, operator, readValue) };
}

function readOperand(
  reader: TextReader,
  operator: Comparison | "in" | "is",
  readValue: (reader: TextReader) => string,
): Test {
  if (operator === "in") return { operator, values: readList(reader) };
  if (operator === "is") return { operator, value: readTruth(reader) };
  return { operator, value: readValue(reader) };
}

function readTruth(reader: TextReader): Truth {
  const word = reader.match(/(?:null|not_null|true|false|unknown)(?=[,)]|$)/iy)?.[0].toLowerCase() ?? "";
  if (!isTruth(word)) throw reader.error("isVal: (null, not_null, true, false, unknown)");
  return word;
}

/** `(a,"b, c",d)`; `()` is the list without elements. */
function readList(reader: TextReader): string[] {
  reader.skipSpace();
  reader.expect("(");
  if (reader.take(")")) return [];
  const values = [readElement(reader)];
  while (reader.take(",")) values.push(readElement(reader));
  reader.expect(")");
  reader.skipSpace();
  return values;
}

/** An element of a list: in quotes when they span all of it, else up to the next comma or bracket. */
export function readElement(reader: TextReader): string {
  if (reader.match(/(?="(?:[^"\\]|\\[\s\S])*"(?:[,)]|$))/y)) return readQuoted(reader) ?? "";
  return reader.match(/[^,)]*/y)?.[0] ?? "";
}

function isComparison(word: string): word is Comparison {
  return comparisons.has(word);
}

function isTruth(word: string): word is Truth {
  return truths.has(word);
}
