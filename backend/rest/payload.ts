import type { Column, Table } from "./catalogue.ts";
import type { JsonBody } from "./read-body.ts";
import { unknownBodyColumn, unusableBody } from "./rest-error.ts";

/** Rows to be written: the JSON text, whether it is one object or a list of them, and the columns it speaks of. */
export interface Payload {
  text: string;
  isList: boolean;
  columns: readonly Column[];
}

/**
 * Checks the body of a write against the table. The columns are those of `columns=` when given (keys beyond them are
 * passed over, missing ones are null), else the keys of the rows, which must then all be the same.
 */
export function readPayload({ text, json }: JsonBody, columns: readonly string[] | null, table: Table): Payload {
  const rows: readonly unknown[] = Array.isArray(json) ? json : [json];
  if (!rows.every(isObject)) throw unusableBody("The body must be an object or an array of objects");
  const keys = columns ?? sharedKeys(rows);
  return { text, isList: Array.isArray(json), columns: keys.map((key) => findColumn(key, table)) };
}

function findColumn(key: string, table: Table): Column {
  const column = table.columns.get(key);
  if (!column) throw unknownBodyColumn(table.name, key);
  return column;
}

function sharedKeys(rows: readonly object[]): string[] {
  const [first, ...others] = rows.map((row) => Object.keys(row));
  if (!first) return [];
  const expected = new Set(first);
  const isSame = (keys: string[]) => keys.length === expected.size && keys.every((key) => expected.has(key));
  if (!others.every(isSame)) throw unusableBody("All object keys must match");
  return first;
}

function isObject(row: unknown): row is object {
  return typeof row === "object" && row !== null && !Array.isArray(row);
}
