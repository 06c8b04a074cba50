import { createHash } from "node:crypto";
import type { Sql } from "postgres";
import { atomically } from "./atomically.ts";
import { readSqlFile, runSqlFile } from "./sql-file.ts";

/** What was decided about a piece of demo content; kept where the Supabase CLI keeps which seeds it has run. */
export type SeedState = "unknown" | "skipped" | "done";

/** Whether this database has been given a piece of demo content, or was meant to stay without. */
export async function readSeedState(sql: Sql, piece: string): Promise<SeedState> {
  const [row] = await sql`select hash from supabase_migrations.seed_files where path = ${piece}`;
  if (!row) return "unknown";
  return row.hash === "skipped" ? "skipped" : "done";
}

/** The table in which it is remembered. */
export async function prepareSeedHistory(sql: Sql): Promise<void> {
  await sql.unsafe(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null)`);
}

/** Remembers a decision about a piece of demo content. */
export async function markSeed(sql: Sql, piece: string, hash: string): Promise<void> {
  await sql`
    insert into supabase_migrations.seed_files (path, hash) values (${piece}, ${hash})
    on conflict (path) do update set hash = excluded.hash`;
}

/** Runs a seed file, whole or not at all, and remembers it. `sql` must be a single connection. */
export async function runSeed(sql: Sql, path: string, piece: string): Promise<void> {
  const file = await readSqlFile(path);
  await atomically(sql, async () => {
    await runSqlFile(sql, file);
    await markSeed(sql, piece, createHash("sha256").update(file.text).digest("hex"));
  });
}
