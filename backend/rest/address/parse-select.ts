import { notSupported, RestError, unreadable } from "../rest-error.ts";
import { readName } from "./read-name.ts";
import { TextReader } from "./text-reader.ts";

export type SelectItem =
  | { kind: "all" }
  | { kind: "column"; column: string; alias: string | null; cast: string | null };

const maxItems = 200;

/** Reads `select=`: columns with alias (`alias:column`) and cast (`column::text`), and `*`. Empty means all. */
export function parseSelect(text: string): SelectItem[] {
  if (text.trim() === "") return [{ kind: "all" }];
  const reader = new TextReader(text, "select parameter");
  const items = [readItem(reader)];
  while (reader.take(",")) {
    if (items.length >= maxItems) throw unreadable(`select names more than ${maxItems} columns`);
    items.push(readItem(reader));
  }
  reader.expectEnd();
  return items;
}

function readItem(reader: TextReader): SelectItem {
  reader.skipSpace();
  if (reader.take("...")) throw notSupported("spread embedded resources");
  if (reader.match(/\*(?=[ \t]*(?:,|$))/y)) {
    reader.skipSpace();
    return { kind: "all" };
  }
  const first = readName(reader);
  const hasAlias = reader.match(/:(?!:)/y) !== null;
  const column = hasAlias ? readName(reader) : first;
  refuseWhatFollows(reader, column);
  const cast = reader.take("::") ? readCast(reader) : null;
  if (reader.sees(".")) throw aggregate();
  reader.skipSpace();
  return { kind: "column", column, alias: hasAlias ? first : null, cast };
}

function readCast(reader: TextReader): string {
  const cast = reader.match(/[\p{L}\p{N}_ $]+/uy)?.[0].trim();
  if (!cast) throw reader.error("letter or digit");
  return cast;
}

function refuseWhatFollows(reader: TextReader, name: string): void {
  if (reader.sees("()") && name === "count") throw aggregate();
  if (reader.sees("(") || reader.sees("!")) throw notSupported(`embedded resources ('${name}')`);
  if (reader.sees("->")) throw notSupported(`paths into JSON columns ('${name}->…')`);
  if (reader.match(/\.(?:sum|avg|count|max|min)\(\)/y)) throw aggregate();
}

function aggregate(): RestError {
  return new RestError({ status: 400, code: "PGRST123", message: "Use of aggregate functions is not allowed" });
}
