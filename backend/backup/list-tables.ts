import type { Sql } from "postgres";
import { type ArchivedTable, fullName } from "./archive-format.ts";

/** The schemas that base and migrations fill. */
const ourSchemas = ["auth", "private", "public", "storage", "supabase_migrations"];

/**
 * The tables of the site, each after those that it refers to, with the columns that are not computed. Unlogged ones hold
 * what may be forgotten. The history of migrations is missing: whoever applies them writes it.
 */
export async function listTables(sql: Sql): Promise<ArchivedTable[]> {
  const tables = await sql<(ArchivedTable & { refersTo: string[] })[]>`
    select n.nspname as schema, c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
      ) as columns,
      array(select distinct rn.nspname || '.' || r.relname from pg_constraint f
        join pg_class r on r.oid = f.confrelid join pg_namespace rn on rn.oid = r.relnamespace
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as "refersTo"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname = any(${ourSchemas})
      and (n.nspname, c.relname) <> ('supabase_migrations', 'schema_migrations')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1, 2`;
  const sorted: ArchivedTable[] = [];
  const done = new Set<string>();
  for (let left = [...tables]; left.length > 0; ) {
    const ready = left.filter((value) => value.refersTo.every((name) => done.has(name)));
    if (ready.length === 0) throw new Error(`Tables refer to each other in a ring: ${left.map(fullName).join(", ")}`);
    for (const { schema, name, columns } of ready) {
      sorted.push({ schema, name, columns });
      done.add(fullName({ schema, name }));
    }
    left = left.filter((value) => !ready.includes(value));
  }
  return sorted;
}

/** `"public"."clubs" ("id", "name")`, as COPY wants it. */
export function copyName({ schema, name, columns }: ArchivedTable): string {
  return `${quote(schema)}.${quote(name)} (${columns.map(quote).join(", ")})`;
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
