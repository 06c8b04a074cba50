import type { Sql } from "postgres";

/**
 * Removes everything of ours from a database, and what stands in the schema `public` beside it, but for what belongs to
 * extensions. In the transaction open on `sql`.
 */
export async function emptyDatabase(sql: Sql): Promise<void> {
  for (const schema of ["auth", "storage", "private", "supabase_migrations"]) {
    await sql.unsafe(`drop schema if exists ${schema} cascade`);
  }
  // Not the schema itself: who owns the database need not own it. All names are read before the first one goes: an
  // object that went with another has none any more.
  await sql.unsafe(`
    do $$
    declare
      statements text[] := array(
        select format('drop %s if exists %s cascade',
          case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
            when 'f' then 'foreign table' else 'table' end, c.oid::regclass)
        from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('e', 'a', 'i'))
        union all
        select format('drop routine if exists %s cascade', p.oid::regprocedure) from pg_proc p
        where p.pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
        union all
        select format('drop type if exists %s cascade', t.oid::regtype) from pg_type t
        where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
          and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
      );
      statement text;
    begin
      foreach statement in array statements loop
        execute statement;
      end loop;
    end
    $$`);
}

/** Tables and views of the schema `public`, by name. */
export async function listPublicRelations(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c
    where c.relnamespace = to_regnamespace('public') and c.relkind in ('r', 'p', 'v', 'm', 'f')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') order by 1`;
  return rows.map((row) => row.name);
}
