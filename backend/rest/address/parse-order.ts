import { notSupported, unreadable } from "../rest-error.ts";
import { readName } from "./read-name.ts";
import { TextReader } from "./text-reader.ts";

export interface OrderTerm {
  column: string;
  direction: "asc" | "desc" | null;
  nulls: "first" | "last" | null;
}

const maxTerms = 20;

/** Reads `order=`: `column.asc.nullslast,other.desc`. */
export function parseOrder(text: string): OrderTerm[] {
  const reader = new TextReader(text, "order");
  const terms = [readTerm(reader)];
  while (reader.take(",")) {
    if (terms.length >= maxTerms) throw unreadable(`order names more than ${maxTerms} columns`);
    terms.push(readTerm(reader));
  }
  reader.expectEnd();
  return terms;
}

function readTerm(reader: TextReader): OrderTerm {
  reader.skipSpace();
  const column = readName(reader);
  if (reader.sees("->")) throw notSupported(`an order by a path into a JSON column ('${column}->…')`);
  if (reader.sees("(")) throw notSupported(`an order by an embedded resource ('${column}')`);
  const isAscending = reader.take(".asc");
  const direction = isAscending ? "asc" : reader.take(".desc") ? "desc" : null;
  const isFirst = reader.take(".nullsfirst");
  const nulls = isFirst ? "first" : reader.take(".nullslast") ? "last" : null;
  reader.skipSpace();
  if (!reader.isDone && !reader.sees(",")) throw reader.error('"asc", "desc", "nullsfirst", "nullslast" or ","');
  return { column, direction, nulls };
}
