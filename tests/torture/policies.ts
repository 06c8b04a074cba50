import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Sql } from "postgres";
import { connect } from "#backend/database/connect.ts";
import { startEmbeddedDatabase } from "#backend/database/embedded.ts";
import { prepareDatabase } from "#backend/database/prepare.ts";
import { addAccounts } from "#tests/fixtures/act-as.ts";
import { actors, addWhatVisitorsDoNotSee, tryRights } from "#tests/fixtures/try-rights.ts";
import { makeFolder } from "../../bench/measure/make-folder.ts";
import { expectations } from "../contract/rights-expectations.ts";
import type { Round } from "./round.ts";

interface Removal {
  table: string;
  /** What takes it away, and what brings it back. */
  remove: string;
  restore: string;
}

/**
 * Takes one policy or grant away after the other and asks the matrix of rights (contract test `rights-matrix`) whether it
 * sees it. Rules of tables are not asked here: each has a row of its own in the contract test `schema-constraints`, which
 * fails when the rule is not the one that stops it.
 */
export const policies: Round = async ({ say }) => {
  using folder = makeFolder();
  const log = { info() {}, warn() {}, error() {} };
  const server = await startEmbeddedDatabase({ dataDir: folder.path, log });
  const sql = connect(server.target, { max: 2 });
  const misses: string[] = [];
  try {
    await prepareDatabase(server.target, {
      supabaseFolder: join(import.meta.dirname, "../../supabase"),
      seed: "demo",
      log,
    });
    await addAccounts(sql);
    await addWhatVisitorsDoNotSee({ sql });
    if (await isNoticed(sql, Object.keys(expectations)))
      throw new Error("The matrix of rights does not hold as it is.");
    const removals = [...(await policyRemovals(sql)), ...(await grantRemovals(sql))];
    for (const [index, { table, remove, restore }] of removals.entries()) {
      await sql.unsafe(remove);
      if (!(await isNoticed(sql, [table]))) misses.push(remove);
      await sql.unsafe(restore);
      if (index % 25 === 24) say(`${index + 1} of ${removals.length} taken away, ${misses.length} not noticed`);
    }
    const known = misses.map((miss) => `\n- \`${miss}\``).join("");
    const text = `${removals.length} policies and grants taken away, one at a time: ${removals.length - misses.length} noticed by the matrix, ${misses.length} not.${known && `\n${known}`}`;
    return { text, misses };
  } finally {
    await sql.end({ timeout: 1 });
    await server.stop();
  }
};

async function isNoticed(sql: Sql, tables: readonly string[]): Promise<boolean> {
  for (const table of tables) {
    for (const actor of actors) {
      // A rule that cannot be read any more is noticed too.
      const rights = await tryRights({ sql }, actor, table).catch(() => null);
      if (!isDeepStrictEqual(rights, expectations[table]?.[actor])) return true;
    }
  }
  return false;
}

async function policyRemovals(sql: Sql): Promise<Removal[]> {
  const rows = await sql<{ name: string; table: string; create: string }[]>`
    select policyname as name, format('%I.%I', schemaname, tablename) as table,
      format('create policy %I on %I.%I as %s for %s to %s', policyname, schemaname, tablename, permissive, cmd,
        array_to_string(roles, ', '))
      || coalesce(' using (' || qual || ')', '') || coalesce(' with check (' || with_check || ')', '') as create
    from pg_policies where schemaname in ('public', 'storage') order by 2, 1`;
  return rows.map(({ name, table, create }) => ({
    table,
    remove: `drop policy "${name}" on ${table}`,
    restore: create,
  }));
}

/** Whole tables and single columns. */
async function grantRemovals(sql: Sql): Promise<Removal[]> {
  const rows = await sql<{ table: string; what: string; role: string }[]>`
    select format('%I.%I', table_schema, table_name) as table, privilege_type as what, grantee as role
    from information_schema.role_table_grants
    where table_schema in ('public', 'storage') and grantee in ('anon', 'authenticated', 'service_role')
      and privilege_type in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')
    union all
    select format('%I.%I', table_schema, table_name), format('%s (%s)', privilege_type, string_agg(quote_ident(column_name), ', ')), grantee
    from information_schema.role_column_grants as columns
    where table_schema in ('public', 'storage') and grantee in ('anon', 'authenticated', 'service_role')
      and privilege_type in ('SELECT', 'INSERT', 'UPDATE')
      and not exists (
        select from information_schema.role_table_grants as whole
        where (whole.table_schema, whole.table_name, whole.grantee, whole.privilege_type)
          = (columns.table_schema, columns.table_name, columns.grantee, columns.privilege_type))
    group by table_schema, table_name, privilege_type, grantee
    order by 1, 2, 3`;
  return rows.map(({ table, what, role }) => ({
    table,
    remove: `revoke ${what} on ${table} from ${role}`,
    restore: `grant ${what} on ${table} to ${role}`,
  }));
}
