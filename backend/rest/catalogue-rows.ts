import type { Sql } from "postgres";

export interface TableRow {
  name: string;
  columns: { name: string; default: string | null; isKey: boolean }[];
  isPublic: boolean;
}

export interface FunctionRow {
  name: string;
  /** Inputs in their order; the last `defaults` of them may be left out. */
  inputs: { name: string; type: string }[];
  defaults: number;
  isVolatile: boolean;
  isVoid: boolean;
  isSet: boolean;
  isRow: boolean;
}

// An empty search path makes PostgreSQL spell out the schema of every type and function in what it prints.
const spellOut = "select set_config('search_path', '', true)";

const tables = `
  select c.relname as name, has_any_column_privilege('anon', c.oid, 'select') as "isPublic", coalesce(json_agg(json_build_object(
    'name', a.attname,
    'default', case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end,
    'isKey', coalesce(a.attnum = any (i.indkey), false)
  ) order by a.attnum), '[]') as columns
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'f', 'p')
  group by c.oid`;

// Left out: what cannot be called by names (unnamed or variadic inputs) and what only a trigger may call.
const functions = `
  select p.proname as name, p.pronargdefaults as defaults, p.provolatile = 'v' as "isVolatile",
    p.prorettype = 'void'::regtype as "isVoid", p.proretset as "isSet",
    (t.typtype = 'c' or p.prorettype = 'record'::regtype or coalesce(p.proargmodes::text[] && '{t,b,o}', false))
      as "isRow", inputs.inputs
  from pg_proc p
  join pg_type t on t.oid = p.prorettype
  cross join lateral (
    select coalesce(json_agg(json_build_object('name', x.name, 'type', format_type(x.type, null)) order by x.at), '[]')
      as inputs, coalesce(bool_and(x.name <> ''), true) as is_named
    from (
      select coalesce(p.proargnames[u.at], '') as name, u.type, u.at
      from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as u (type, at)
      where coalesce(p.proargmodes[u.at], 'i') in ('i', 'b')
    ) x
  ) inputs
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.provariadic = 0 and inputs.is_named
    and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)`;

/** Every table, view and function of the exposed schema, read as the pool's own role. */
export async function readCatalogueRows(sql: Sql): Promise<{ tables: TableRow[]; functions: FunctionRow[] }> {
  return sql.begin("read only", async (tx) => {
    await tx.unsafe(spellOut);
    const [tableRows, functionRows] = await Promise.all([
      tx.unsafe<TableRow[]>(tables),
      tx.unsafe<FunctionRow[]>(functions),
    ]);
    return { tables: [...tableRows], functions: [...functionRows] };
  });
}
