import type { Condition } from "./address/condition.ts";
import type { SelectItem } from "./address/parse-select.ts";
import type { Column, Table } from "./catalogue.ts";
import { target, whereSql } from "./condition-sql.ts";
import type { Payload } from "./payload.ts";
import { selectionSql } from "./selection-sql.ts";
import { expression, type Fragment, join, name, nothing, sql, value } from "./sql.ts";

/** What comes back of the written rows: nothing but their number, their key (for `Location`), or a selection. */
export type Returning = { kind: "nothing" } | { kind: "key" } | { kind: "rows"; select: readonly SelectItem[] };

export interface Conflict {
  /** The columns that decide whether a row is there already; empty means that nothing can be in conflict. */
  columns: readonly Column[];
  resolution: "merge-duplicates" | "ignore-duplicates";
}

export function insertStatement(
  payload: Payload,
  conflict: Conflict | null,
  withDefaults: boolean,
  returning: Returning,
  table: Table,
): Fragment {
  const isMerge = conflict?.resolution === "merge-duplicates";
  const names = join(payload.columns.map(columnName), sql`, `);
  const into = payload.columns.length > 0 ? sql` (${names})` : nothing;
  const source = payloadSql(payload, table, withDefaults);
  const taken = join(
    payload.columns.map((column) => sql`_body.${name(column.name)}`),
    sql`, `,
  );
  // Without columns every row is made of defaults: PostgreSQL takes a selection of nothing for that.
  const locks = isMerge ? locksSql(conflict.columns, source, table) : null;
  const rows = sql`select ${taken} from ${source}${isMerge ? mergeSql(conflict.columns, returning, locks !== null) : nothing}`;
  const write = sql`${locks ?? nothing}insert into public.${name(table.name)} as ${target}${into} ${rows}${conflictSql(conflict, payload)}`;
  return answerSql(write, returning, table, isMerge);
}

export function updateStatement(
  payload: Payload,
  conditions: readonly Condition[],
  withDefaults: boolean,
  returning: Returning,
  table: Table,
): Fragment {
  const changes = payload.columns.map((column) => sql`${name(column.name)} = _body.${name(column.name)}`);
  const source = payloadSql(payload, table, withDefaults);
  const write = sql`update public.${name(table.name)} as ${target} set ${join(changes, sql`, `)} from ${source}${whereSql(conditions, table)}`;
  return answerSql(write, returning, table, false);
}

export function deleteStatement(conditions: readonly Condition[], returning: Returning, table: Table): Fragment {
  const write = sql`delete from public.${name(table.name)} as ${target}${whereSql(conditions, table)}`;
  return answerSql(write, returning, table, false);
}

// A merge answers 201 when it made a row and 200 when it only changed some. Counted up for each row that is tried and
// down for each that was there, in a setting that ends with the transaction: it needs no right to read the table.
const inserted = sql`coalesce(nullif(current_setting('rest.inserted', true), '')::int, 0)`;
const countInserted = sql`set_config('rest.inserted', (${inserted} + 1)::text, true) is not null`;
const discountInserted = sql`set_config('rest.inserted', (${inserted} - 1)::text, true) is not null`;

/**
 * Locks the rows that are there by their key, before any is written: two editors who save the same ones in another order
 * would wait for each other (40P01). Null where nothing says which are meant.
 */
function locksSql(key: readonly Column[], source: Fragment, table: Table): Fragment | null {
  if (key.length === 0) return null;
  const own = join(
    key.map((column) => sql`_stored.${name(column.name)}`),
    sql`, `,
  );
  const sent = join(
    key.map((column) => sql`_body.${name(column.name)}`),
    sql`, `,
  );
  return sql`with _locked as materialized (select true from public.${name(table.name)} as _stored where (${own}) in (select ${sent} from ${source}) order by ${own} for update) `;
}

/** Rows that are new are made by their key too, but for whoever wants them back as they were sent. */
function mergeSql(key: readonly Column[], returning: Returning, isLocked: boolean): Fragment {
  const order = (returning.kind === "rows" ? [] : key).map((column) => sql`_body.${name(column.name)}`);
  const locked = isLocked ? sql` and (select count(*) from _locked) is not null` : nothing;
  return order.length > 0
    ? sql` where ${countInserted}${locked} order by ${join(order, sql`, `)}`
    : sql` where ${countInserted}${locked}`;
}

function conflictSql(conflict: Conflict | null, payload: Payload): Fragment {
  if (!conflict || conflict.columns.length === 0) return nothing;
  const on = sql` on conflict (${join(conflict.columns.map(columnName), sql`, `)})`;
  if (conflict.resolution === "ignore-duplicates" || payload.columns.length === 0) return sql`${on} do nothing`;
  const changes = payload.columns.map((column) => sql`${name(column.name)} = excluded.${name(column.name)}`);
  return sql`${on} do update set ${join(changes, sql`, `)} where ${discountInserted}`;
}

function answerSql(write: Fragment, returning: Returning, table: Table, isMerge: boolean): Fragment {
  const { list, body } = returningSql(returning, table);
  const made = isMerge ? sql`, ${inserted} as inserted` : nothing;
  return sql`with _rows as (${write} returning ${list}) select ${body} as body, count(*)::int as rows${made} from _rows`;
}

function returningSql(returning: Returning, table: Table): { list: Fragment; body: Fragment } {
  if (returning.kind === "rows") {
    const { list, json } = selectionSql(returning.select, table);
    return { list, body: sql`coalesce(${json}, '[]')::text` };
  }
  if (returning.kind === "nothing" || table.key.length === 0) return { list: sql`1`, body: sql`null` };
  const keys = table.key.map((column) => sql`${target}.${name(column.name)}::text`);
  return { list: join(keys, sql`, `), body: sql`json_agg(_rows.*)::text` };
}

function columnName(column: Column): Fragment {
  return name(column.name);
}

/**
 * The rows of a payload as a table `_body` with the columns of the one written to, so that PostgreSQL itself turns
 * JSON into its types. With `withDefaults`, a key that a row lacks takes the column's default instead of null.
 */
function payloadSql(payload: Payload, table: Table, withDefaults: boolean): Fragment {
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
