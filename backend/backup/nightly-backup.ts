import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Sql } from "postgres";
import { connect } from "../database/connect.ts";
import type { S3Settings } from "../storage/s3-client.ts";
import { BackupError } from "./backup-error.ts";
import { backupName } from "./backup-name.ts";
import { copyToS3 } from "./copy-to-s3.ts";
import { findStaleBackups } from "./find-stale-backups.ts";
import { nightOf } from "./night-of.ts";
import { recordBackup } from "./record-backup.ts";
import { type BackupMade, type BackupSource, writeBackup } from "./write-backup.ts";

const lookEveryMs = 5 * 60_000;
const tryAgainMs = 3_600_000;
// Any number will do, as long as every process of this application asks for the same one.
const nightlyLock = 7_203_964_159;

export interface BackupPlaces {
  folder: string;
  /** Gets a copy of each. */
  s3?: S3Settings | undefined;
}

/** Looks every few minutes whether tonight's backup has been made, and makes it. Gives the way to end that. */
export function backUpNightly(source: BackupSource, sql: Sql, places: BackupPlaces): () => void {
  const look = () =>
    backUpIfDue(source, sql, places).catch((error) => source.log.error("The nightly backup was not made.", error));
  const timer = setInterval(look, lookEveryMs).unref();
  return () => clearInterval(timer);
}

/**
 * Makes tonight's backup unless some machine on this database has, is about to, or has failed less than an hour ago; then
 * removes archives that are too old. Null when there is nothing to do. The first one is of the night after the first start.
 */
export async function backUpIfDue(
  source: BackupSource,
  sql: Sql,
  { folder, s3 }: BackupPlaces,
  now = new Date(),
): Promise<BackupMade | null> {
  if (!(await isDue(sql, now))) return null;
  // The lock is the connection's: whoever dies lets go of it.
  const own = connect(source.target, { max: 1, idle_timeout: 0, max_lifetime: null });
  try {
    const [lock] = await own<{ mine: boolean }[]>`select pg_try_advisory_lock(${nightlyLock}) as mine`;
    if (!lock?.mine || !(await isDue(own, now))) return null;
    const path = join(folder, backupName("nightly", now));
    await removeLeftovers(folder, now);
    const made = await recordBackup(own, "nightly", path, async () => {
      const written = await writeBackup(source, path);
      if (s3) await sendCopy(s3, path);
      return written;
    });
    for (const name of findStaleBackups(await readdir(folder))) await rm(join(folder, name), { force: true });
    source.log.info(`Backed up ${made.rows} rows and ${made.files} files (${Math.ceil(made.bytes / 1e6)} MB).`);
    return made;
  } finally {
    await own.end({ timeout: 5 });
  }
}

async function sendCopy(s3: S3Settings, path: string): Promise<void> {
  const { S3Client } = await import("../storage/s3-client.ts");
  await copyToS3(new S3Client(s3), path).catch((error) => {
    const why = error.cause instanceof Error ? error.cause.message : error.message;
    throw new BackupError(`La copia está hecha en este disco, pero no llegó al almacén S3: ${why}.`, { cause: error });
  });
}

async function isDue(sql: Sql, now: Date): Promise<boolean> {
  const [known] = await sql<{ good: Date | null; tried: Date | null; first: Date | null }[]>`
    select max(started_at) filter (where finished_at is not null and failure is null) as good,
      max(started_at) as tried, (select min(created_at) from public.staff) as first
    from public.backup_runs where kind = 'nightly'`;
  const since = known?.good ?? known?.first;
  if (!since || nightOf(since) >= nightOf(now)) return false;
  return !known?.tried || now.getTime() - known.tried.getTime() > tryAgainMs;
}

/** What a killed backup left half written. */
async function removeLeftovers(folder: string, now: Date): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    if (!name.endsWith(".tar.part")) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (now.getTime() - mtimeMs > tryAgainMs) await rm(join(folder, name), { force: true });
  }
}
