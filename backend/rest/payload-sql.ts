import type { Column, Table } from "./catalogue.ts";
import type { Payload } from "./payload.ts";
import { expression, type Fragment, join, name, sql, value } from "./sql.ts";

/**
 * The rows of a payload as a table `_body` with the columns of the one written to, so that PostgreSQL itself turns
 * JSON into its types. With `withDefaults`, a key that a row lacks takes the column's default instead of null.
 */
export function payloadSql(payload: Payload, table: Table, withDefaults: boolean): Fragment {
  const row = sql`null::public.${name(table.name)}`;
  if (withDefaults) return filledPayloadSql(payload, row);
  return payload.isList
    ? sql`json_populate_recordset(${row}, ${value(payload.text)}::json) as _body`
    : sql`json_populate_record(${row}, ${value(payload.text)}::json) as _body`;
}

function filledPayloadSql(payload: Payload, row: Fragment): Fragment {
  const defaults = sql`jsonb_build_object(${join(payload.columns.flatMap(defaultPair), sql`, `)})`;
  const json = sql`${value(payload.text)}::jsonb`;
  const rows = payload.isList ? sql`jsonb_array_elements(${json})` : sql`(select ${json})`;
  return sql`${rows} as _element (_json) cross join lateral jsonb_populate_record(${row}, ${defaults} || _element._json) as _body`;
}

function defaultPair(column: Column): Fragment[] {
  return column.default === null ? [] : [sql`cast(${value(column.name)} as text), ${expression(column.default)}`];
}
