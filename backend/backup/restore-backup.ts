import { join } from "node:path";
import type { Sql } from "postgres";
import { atomically } from "../database/atomically.ts";
import { connect, siteName } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";
import { migrationLock, reachDatabase } from "../database/prepare.ts";
import type { FileStore } from "../storage/file-store.ts";
import { BackupError } from "./backup-error.ts";
import { emptyDatabase, listPublicRelations } from "./empty-database.ts";
import { loadRows, makeTables } from "./load-database.ts";
import { type Archive, openArchive } from "./open-archive.ts";
import type { BackupSource } from "./write-backup.ts";

export type RestoreProgress = (step: "check" | "tables" | "files", done: number, total: number) => void;

/**
 * Puts what an archive holds in the place of everything that database and files hold now, then brings it up to date with
 * our migrations. The database changes in one transaction, and contents of files never change under their version: so
 * until the last moment the old site is there, whole. Throws BackupError, also while a site works on the database.
 */
export async function restoreBackup(
  target: Omit<BackupSource, "version">,
  path: string,
  onProgress: RestoreProgress = () => {},
) {
  const archive = await openArchive(path, (bytes) => onProgress("check", bytes, bytes));
  const sql = connect(target.target, { max: 1, idle_timeout: 0, max_lifetime: null });
  try {
    await reachDatabase(sql);
    // A site that starts meanwhile waits for its migrations, and finds the restored database.
    await sql`select pg_advisory_lock(${migrationLock})`;
    await refuseRunningSite(sql);
    await atomically(sql, () => replaceAll(sql, target, archive, onProgress));
    const { tables, files } = archive.manifest;
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    return { madeAt: archive.head.madeAt, files: files.count, rows };
  } finally {
    await Promise.all([sql.end({ timeout: 5 }), archive.close()]);
  }
}

async function replaceAll(
  sql: Sql,
  { store, supabaseFolder, log }: Omit<BackupSource, "version">,
  archive: Archive,
  onProgress: RestoreProgress,
): Promise<void> {
  const before = await listPublicRelations(sql);
  const revision = await readRevision(sql);
  await emptyDatabase(sql);
  await makeTables(sql, archive.database, supabaseFolder);
  let tables = 0;
  await loadRows(sql, archive, () => onProgress("tables", ++tables, archive.database.tables.length));
  // What a newer version of the site has put right since.
  await migrate(sql, join(supabaseFolder, "migrations"), log);
  const after = new Set(await listPublicRelations(sql));
  const strangers = before.filter((text) => !after.has(text));
  if (strangers.length > 0) {
    throw new BackupError(
      `La base de datos tiene tablas que no son de la web (${strangers.join(", ")}): pásalas antes a otro esquema que «public». No se ha cambiado nada.`,
    );
  }
  // The one that was being made when it was taken has no end in it.
  await sql`delete from public.backup_runs where finished_at is null`;
  await holdBackMails(sql);
  // Pages kept from before are of another content, whatever number that had.
  await sql`update public.content_revision set revision = greatest(revision, ${revision}::bigint) + 1`;
  await putFiles(store, archive, onProgress);
}

/** What was due or tried may have been sent since the backup was made: nobody gets it twice, and staff can send an answer again. */
async function holdBackMails(sql: Sql): Promise<void> {
  await sql`
    update public.outbox set state = case kind when 'answer' then 'failed' else 'dropped' end, failure = 'late'
    where state in ('waiting', 'sending') and (due_at <= now() or attempts > 0)`;
}

async function putFiles(store: FileStore, archive: Archive, onProgress: RestoreProgress): Promise<void> {
  let done = 0;
  for (const { version, size, sha256, chunks } of archive.files()) {
    const file = await store.receive(chunks, size);
    if (file.digest !== sha256) {
      await store.discard(file.path);
      throw new BackupError(`El archivo ${version} no quedó igual que en la copia. No se ha cambiado nada.`);
    }
    await store.keep(file, version);
    onProgress("files", ++done, archive.manifest.files.count);
  }
}

async function refuseRunningSite(sql: Sql): Promise<void> {
  const [others] = await sql<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = ${siteName}`;
  if (!others?.count) return;
  throw new BackupError(
    `La web está en marcha sobre esta base de datos (${others.count} conexiones): párala antes de restaurar.`,
  );
}

async function readRevision(sql: Sql): Promise<string> {
  const [table] = await sql<{ is_there: boolean }[]>`
    select to_regclass('public.content_revision') is not null as is_there`;
  if (!table?.is_there) return "0";
  const [row] = await sql<{ revision: string }[]>`select revision::text from public.content_revision`;
  return row?.revision ?? "0";
}
