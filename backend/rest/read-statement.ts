import type { Condition } from "./address/condition.ts";
import type { OrderTerm } from "./address/parse-order.ts";
import type { SelectItem } from "./address/parse-select.ts";
import type { Table } from "./catalogue.ts";
import { columnSql, target, whereSql } from "./condition-sql.ts";
import type { RowRange } from "./row-range.ts";
import { selectionSql } from "./selection-sql.ts";
import { type Fragment, join, name, nothing, sql, value } from "./sql.ts";

export interface Read {
  select: readonly SelectItem[];
  conditions: readonly Condition[];
  order: readonly OrderTerm[];
  range: RowRange;
  isCounted: boolean;
  /** HEAD wants the headers only, so no JSON is made. */
  isHead: boolean;
}

/**
 * The one statement that answers a read: `body` (the rows as JSON), `rows` (how many), `total` (all that match, when
 * asked). At most `maxRows` rows are given, whatever the request says.
 */
export function readStatement(read: Read, table: Table, maxRows: number): Fragment {
  const { list, json } = selectionSql(read.select, table);
  const from = sql`from public.${name(table.name)} as ${target}${whereSql(read.conditions, table)}`;
  const limit = String(Math.min(read.range.limit ?? maxRows, maxRows));
  const window = sql` limit ${value(limit)} offset ${value(String(read.range.offset))}`;
  const body = read.isHead ? sql`null` : sql`coalesce(${json}, '[]')::text`;
  const total = read.isCounted ? sql`, (select count(*)::int ${from}) as total` : nothing;
  return sql`with _rows as (select ${list} ${from}${orderSql(read.order, table)}${window}) select ${body} as body, count(*)::int as rows${total} from _rows`;
}

function orderSql(terms: readonly OrderTerm[], table: Table): Fragment {
  if (terms.length === 0) return nothing;
  const keys = terms.map(({ column, direction, nulls }) => {
    const way = direction === "desc" ? sql` desc` : sql` asc`;
    const place = nulls === null ? nothing : nulls === "first" ? sql` nulls first` : sql` nulls last`;
    return sql`${columnSql(column, table)}${way}${place}`;
  });
  return sql` order by ${join(keys, sql`, `)}`;
}
