import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Sql } from "postgres";
import postgres from "postgres";
import { atomically } from "./atomically.ts";
import { readSqlFile, runSqlFile } from "./sql-file.ts";

const folder = join(import.meta.dirname, "hosted");
const needs =
  "It must own the database and be allowed to create roles and to pass over row security (CREATEROLE, BYPASSRLS): see docs/operations.md.";

/**
 * Gives a database of our own what a hosted Supabase project has before its first migration: the roles, and the
 * schemas `auth` and `storage`. Does nothing when the same files were applied before. Throws a sentence when the
 * user lacks a right, or when this is a hosted project (it has all this, under owners of its own). `sql` must be a
 * single connection.
 */
export async function prepareHostedBase(sql: Sql): Promise<void> {
  await refuseUnsuitable(sql);
  const names = (await readdir(folder)).filter((text) => text.endsWith(".sql")).sort();
  const files = await Promise.all(names.map((name) => readSqlFile(join(folder, name))));
  const hash = createHash("sha256")
    .update(files.map((file) => file.text).join("\0"))
    .digest("hex");
  const mark = `Base ${hash}`;
  const [found] = await sql`select obj_description(to_regnamespace('supabase_migrations'), 'pg_namespace') as mark`;
  if (found?.mark === mark) return;
  try {
    await atomically(sql, async () => {
      for (const file of files) await runSqlFile(sql, file);
      await sql.unsafe(
        `create schema if not exists supabase_migrations; comment on schema supabase_migrations is '${mark}'`,
      );
    });
  } catch (error) {
    throw isMissingRight(error) ? new Error(`The database user lacks a right. ${needs}`, { cause: error }) : error;
  }
}

async function refuseUnsuitable(sql: Sql): Promise<void> {
  const [it] = await sql`
    select current_user as name, current_setting('server_version_num')::int as version,
      current_setting('server_version') as version_name,
      has_database_privilege(current_database(), 'create') as can_create,
      to_regnamespace('auth') is not null and not pg_has_role(
        (select nspowner from pg_namespace where nspname = 'auth'), 'usage') as is_foreign`;
  if (it?.version < 160_000) throw new Error(`PostgreSQL 16 or newer is needed; the database is ${it?.version_name}.`);
  if (it?.is_foreign) {
    throw new Error(
      `The schema "auth" of this database belongs to somebody else than ${it.name}: it looks like a hosted Supabase project. Set SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY instead of DATABASE_URL.`,
    );
  }
  if (!it?.can_create) throw new Error(`The database user ${it?.name} may not create schemas. ${needs}`);
}

function isMissingRight(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof postgres.PostgresError && error.cause.code === "42501";
}
