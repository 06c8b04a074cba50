import { notSupported, unreadable } from "../rest-error.ts";
import type { Condition } from "./condition.ts";
import { isGroupKey, parseFilter, parseGroup } from "./parse-condition.ts";
import { readName } from "./read-name.ts";
import { TextReader } from "./text-reader.ts";

/** Parameters that are no filter. The gate accepts its key as `apikey` too. */
const reserved = ["select", "order", "limit", "offset", "columns", "on_conflict", "apikey"];
const maxParameters = 100;

/** Reads every filter of an address; all of them must hold. Also refuses what is given twice. */
export function readConditions(search: URLSearchParams): Condition[] {
  if (search.size > maxParameters) throw unreadable(`the address has more than ${maxParameters} parameters`);
  for (const key of reserved) {
    if (search.getAll(key).length > 1) throw unreadable(`'${key}' is given more than once`);
  }
  const filters = [...search].filter(([key]) => !reserved.includes(key));
  return filters.map(([key, text]) => readCondition(key, text));
}

/** Refuses parameters that mean nothing for this kind of request, rather than pass over them. */
export function refuseParameters(search: URLSearchParams, keys: readonly string[], where: string): void {
  const found = keys.find((key) => search.has(key));
  if (found) throw notSupported(`'${found}' ${where}`);
}

/** Reads a list of names such as `columns="a","b"` or `on_conflict=slug`; null when the parameter is absent. */
export function readNames(search: URLSearchParams, key: "columns" | "on_conflict"): string[] | null {
  const text = search.get(key);
  if (text === null) return null;
  const reader = new TextReader(text, `${key} parameter`);
  const names = new Set([readName(reader)]);
  while (reader.take(",")) {
    reader.skipSpace();
    names.add(readName(reader));
  }
  reader.expectEnd();
  return [...names];
}

function readCondition(key: string, text: string): Condition {
  if (isGroupKey(key)) return parseGroup(key, text);
  if (/\.(?:select|order|limit|offset|and|or)$/.test(key)) {
    throw notSupported(`'${key.slice(0, 60)}': parameters of embedded resources`);
  }
  return parseFilter(key, text);
}
