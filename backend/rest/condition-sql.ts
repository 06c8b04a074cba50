import type { Comparison, Condition, Test, Truth } from "./address/condition.ts";
import type { Table } from "./catalogue.ts";
import { unknownColumn } from "./rest-error.ts";
import { type Fragment, join, name, nothing, sql, value } from "./sql.ts";

/** The table of every statement goes by this name. */
export const target = sql`_target`;

/** `where …` for conditions that must all hold; nothing when there are none. */
export function whereSql(conditions: readonly Condition[], table: Table): Fragment {
  if (conditions.length === 0) return nothing;
  const tests = conditions.map((condition) => conditionSql(condition, table));
  return sql` where ${join(tests, sql` and `)}`;
}

/** A column of the table, checked against the catalogue. */
export function columnSql(column: string, table: Table): Fragment {
  const known = table.columns.get(column);
  if (!known) throw unknownColumn(table.name, column);
  return sql`${target}.${name(known.name)}`;
}

function conditionSql(condition: Condition, table: Table): Fragment {
  const positive =
    condition.kind === "test"
      ? testSql(columnSql(condition.column, table), condition.test)
      : join(
          condition.conditions.map((entry) => conditionSql(entry, table)),
          condition.join === "or" ? sql` or ` : sql` and `,
        );
  return condition.isNegated ? sql`not (${positive})` : sql`(${positive})`;
}

function testSql(column: Fragment, test: Test): Fragment {
  switch (test.operator) {
    case "is":
      return sql`${column} is ${truths[test.value]}`;
    case "in":
      return sql`${column} = any (${value(arrayLiteral(test.values))})`;
    case "like":
    case "ilike":
      // "*" stands for "%", which would have to be escaped in an address.
      return sql`${column} ${comparisons[test.operator]} ${value(test.value.replaceAll("*", "%"))}`;
    default:
      return sql`${column} ${comparisons[test.operator]} ${value(test.value)}`;
  }
}

const comparisons: Record<Comparison, Fragment> = {
  eq: sql`=`,
  neq: sql`<>`,
  gt: sql`>`,
  gte: sql`>=`,
  lt: sql`<`,
  lte: sql`<=`,
  like: sql`like`,
  ilike: sql`ilike`,
  cs: sql`@>`,
};

const truths: Record<Truth, Fragment> = {
  null: sql`null`,
  not_null: sql`not null`,
  true: sql`true`,
  false: sql`false`,
  unknown: sql`unknown`,
};

/** A list as PostgreSQL reads arrays: every element in quotes, so that none of them can be more than one element. */
function arrayLiteral(values: readonly string[]): string {
  const quoted = values.map((text) => `"${text.replace(/["\\]/g, "\\$&")}"`);
  return `{${quoted.join(",")}}`;
}
