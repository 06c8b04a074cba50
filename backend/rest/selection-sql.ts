import type { SelectItem } from "./address/parse-select.ts";
import type { Table } from "./catalogue.ts";
import { columnSql, target } from "./condition-sql.ts";
import { excerpt, notSupported } from "./rest-error.ts";
import { type Fragment, join, name, sql, value } from "./sql.ts";

/** What is selected of a row, and how the selected rows become the JSON of the answer. */
export interface Selection {
  list: Fragment;
  /** An aggregate over the rows, which go by the name `_rows`. */
  json: Fragment;
}

const pairsPerObject = 50; // PostgreSQL passes at most 100 arguments to a function.

/**
 * The selection for `select=`. With aliases the object is built key by key, since a key of the caller's choosing must
 * stay a value; otherwise the columns' own names are the keys.
 */
export function selectionSql(items: readonly SelectItem[], table: Table): Selection {
  if (items.some((item) => item.kind === "column" && item.alias !== null)) return objectSelection(items, table);
  const columns = new Map<string, Fragment>();
  for (const item of items) {
    if (item.kind === "all") columns.set("*", sql`${target}.*`);
    else columns.set(`${item.column}::${item.cast}`, plainColumn(item, table));
  }
  return { list: join([...columns.values()], sql`, `), json: sql`json_agg(_rows.*)` };
}

function plainColumn(item: SelectItem & { kind: "column" }, table: Table): Fragment {
  const column = columnSql(item.column, table);
  const known = table.columns.get(item.column);
  if (item.cast === null || !known) return column;
  return sql`cast(${column} as ${castType(item.cast)}) as ${name(known.name)}`;
}

function objectSelection(items: readonly SelectItem[], table: Table): Selection {
  const pairs = items.flatMap((item) => {
    if (item.kind === "all") return [...table.columns.keys()].map((key) => pair(key, columnSql(key, table)));
    const column = columnSql(item.column, table);
    const shown = item.cast === null ? column : sql`cast(${column} as ${castType(item.cast)})`;
    return [pair(item.alias ?? item.column, shown)];
  });
  if (pairs.length > pairsPerObject) throw notSupported(`more than ${pairsPerObject} columns beside an alias`);
  return { list: sql`json_build_object(${join(pairs, sql`, `)}) as _object`, json: sql`json_agg(_rows._object)` };
}

function pair(key: string, column: Fragment): Fragment {
  return sql`cast(${value(key)} as text), ${column}`;
}

const castTypes: ReadonlyMap<string, Fragment> = new Map([
  ["text", sql`text`],
  ["varchar", sql`varchar`],
  ["smallint", sql`smallint`],
  ["int2", sql`smallint`],
  ["int", sql`integer`],
  ["int4", sql`integer`],
  ["integer", sql`integer`],
  ["bigint", sql`bigint`],
  ["int8", sql`bigint`],
  ["numeric", sql`numeric`],
  ["real", sql`real`],
  ["float4", sql`real`],
  ["float8", sql`double precision`],
  ["bool", sql`boolean`],
  ["boolean", sql`boolean`],
  ["date", sql`date`],
  ["time", sql`time`],
  ["timestamp", sql`timestamp`],
  ["timestamptz", sql`timestamptz`],
  ["uuid", sql`uuid`],
  ["json", sql`json`],
  ["jsonb", sql`jsonb`],
]);

function castType(cast: string): Fragment {
  const type = castTypes.get(cast.toLowerCase());
  if (!type) throw notSupported(`the cast '::${excerpt(cast)}'`);
  return type;
}
