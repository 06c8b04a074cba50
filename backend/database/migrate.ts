import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Sql } from "postgres";
import type { Log } from "../log.ts";
import { atomically } from "./atomically.ts";
import { readSqlFile, runSqlFile, type SqlFile } from "./sql-file.ts";

type Migration = SqlFile & { version: string; name: string };

interface Applied {
  version: string;
  name: string | null;
  statements: string[] | null;
}

/**
 * Brings the tables up to date with a folder of `<14 digits>_<name>.sql`, each in a transaction of its own, and
 * records them where and as the Supabase CLI does, so that `supabase db push` finds nothing left to do.
 *
 * Throws a sentence with file and line when one fails (the database is then as before it), when one was changed after
 * it was applied, and when the database knows a version that the folder does not. `sql` must be a single connection. With `only`, no others than these versions are applied.
 */
export async function migrate(sql: Sql, folder: string, log: Log, only?: ReadonlySet<string>): Promise<void> {
  const migrations = await readMigrations(folder);
  const mark = markOf(migrations);
  if (await areKnown(sql, migrations, mark)) return;
  await prepareHistory(sql);
  const applied = await sql<Applied[]>`
    select version, name, statements from supabase_migrations.schema_migrations order by version`;
  const known = new Map(applied.map((entry) => [entry.version, entry]));
  refuseUnknown(migrations, applied);
  for (const migration of migrations) {
    const earlier = known.get(migration.version);
    if (earlier) refuseChanged(migration, earlier);
    else if (only?.has(migration.version) ?? true) await apply(sql, migration, log);
  }
  if (!only) await sql.unsafe(`comment on table supabase_migrations.schema_migrations is '${mark}'`);
}

/** These very files were found applied before, and nothing has come or gone since: a start spares itself the comparison. */
async function areKnown(sql: Sql, migrations: readonly Migration[], mark: string): Promise<boolean> {
  const [found] = await sql`
    select obj_description(to_regclass('supabase_migrations.schema_migrations'), 'pg_class') as mark`;
  if (found?.mark !== mark) return false;
  const applied = await sql`select version from supabase_migrations.schema_migrations order by version`;
  return applied.map(({ version }) => version).join() === migrations.map(({ version }) => version).join();
}

function markOf(migrations: readonly Migration[]): string {
  const digest = createHash("sha256");
  for (const { version, name, text } of migrations) digest.update(`${version} ${name} ${text.length}\0${text}`);
  return `Files ${digest.digest("hex")}`;
}

async function apply(sql: Sql, migration: Migration, log: Log): Promise<void> {
  const { version, name } = migration;
  await atomically(sql, async () => {
    await runSqlFile(sql, migration);
    const statements = migration.statements.map((statement) => statement.text);
    await sql`
      insert into supabase_migrations.schema_migrations (version, name, statements)
      values (${version}, ${name}, ${statements})`;
  });
  log.info(`Applied migration ${version}_${name}.`);
}

/** What the migrations of a folder say, by version, in the words of `digestOfStatements`. */
export async function digestMigrations(folder: string): Promise<Map<string, string>> {
  const migrations = await readMigrations(folder);
  return new Map(
    migrations.map((migration) => [
      migration.version,
      digestOfStatements(migration.statements.map(({ text }) => text)),
    ]),
  );
}

/** The same for statements that PostgreSQL reads as the same. */
export function digestOfStatements(statements: readonly string[]): string {
  return createHash("sha256").update(bare(statements)).digest("hex");
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((text) => /^\d{14}_.+\.sql$/.test(text)).sort();
  const twice = files.findIndex((file, at) => files[at + 1]?.startsWith(file.slice(0, 14)));
  if (twice >= 0) throw new Error(`${files[twice]} and ${files[twice + 1]} have one number.`);
  return Promise.all(
    files.map(async (file) =>
      Object.assign(await readSqlFile(join(folder, file)), {
        version: file.slice(0, 14),
        name: basename(file, ".sql").slice(15),
      }),
    ),
  );
}

async function prepareHistory(sql: Sql): Promise<void> {
  await sql.unsafe(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
    alter table supabase_migrations.schema_migrations add column if not exists statements text[];
    alter table supabase_migrations.schema_migrations add column if not exists name text`);
}

function refuseUnknown(migrations: Migration[], applied: Applied[]): void {
  const ours = new Set(migrations.map((migration) => migration.version));
  const stranger = applied.findLast((entry) => !ours.has(entry.version));
  if (!stranger) return;
  const name = [stranger.version, stranger.name].filter(Boolean).join("_");
  throw new Error(
    `The database has migration ${name}, which this version of the site does not know. Start a newer one.`,
  );
}

function refuseChanged(migration: Migration, applied: Applied): void {
  if (applied.statements === null) return;
  if (bare(applied.statements) === bare(migration.statements.map((statement) => statement.text))) return;
  throw new Error(
    `${migration.place} was changed after it had been applied. Put it back as it was and write a new migration instead.`,
  );
}

/** The CLI and we may cut a file differently at its edges, so only what PostgreSQL reads is compared. */
function bare(statements: readonly string[]): string {
  return statements.join("").replace(/[\s;]/g, "");
}
