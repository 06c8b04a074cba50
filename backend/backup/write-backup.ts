import { mkdir, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { Sql } from "postgres";
import { atomically } from "../database/atomically.ts";
import { connect, type Target } from "../database/connect.ts";
import { copySettings } from "../database/copy.ts";
import type { Log } from "../log.ts";
import type { FileStore } from "../storage/file-store.ts";
import { type ArchiveHead, archiveFormat, headName } from "./archive-format.ts";
import { ArchiveWriter } from "./archive-writer.ts";
import { BackupError } from "./backup-error.ts";
import { listTables } from "./list-tables.ts";
import { loadRows, makeTables } from "./load-database.ts";
import { openArchive } from "./open-archive.ts";
import { makeScratchDatabase } from "./scratch-database.ts";
import { takeSnapshot } from "./take-snapshot.ts";

/** What a backup is made of. */
export interface BackupSource {
  target: Target;
  store: FileStore;
  /** The project's `supabase/` folder. */
  supabaseFolder: string;
  /** Of the site. */
  version: string;
  log: Log;
}

export type BackupMade = Awaited<ReturnType<typeof writeBackup>>;

export type Progress = (step: "files" | "tables" | "check", done: number, total: number) => void;

const spareBytes = 64 * 1024 * 1024;

/**
 * Writes database and files as they were at one moment into an archive at `path`, reads it back and restores it into a
 * database of its own. The site may run meanwhile. Throws BackupError, and leaves nothing at `path` then.
 */
export async function writeBackup(source: BackupSource, path: string, onProgress: Progress = () => {}) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const sql = connect(source.target, { max: 1, idle_timeout: 0, max_lifetime: null });
  const writer = await ArchiveWriter.open(path);
  try {
    await requireRoom(sql, path);
    const head: ArchiveHead = {
      kind: "nine-fitness backup",
      format: archiveFormat,
      version: source.version,
      madeAt: new Date().toISOString(),
    };
    await writer.addBytes(headName, Buffer.from(JSON.stringify(head)));
    await addFiles(writer, source.store, await listVersions(sql), onProgress);
    const tables = await addMoment(writer, source, sql, onProgress);
    const files = Object.entries(writer.entries).filter(([name]) => name.startsWith("files/"));
    const fileBytes = files.reduce((sum, [, it]) => sum + it.bytes, 0);
    await writer.finish({ tables, files: { count: files.length, bytes: fileBytes } });
    const isRestored = await check(source, writer, onProgress);
    await writer.publish();
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    return { path, bytes: writer.written, files: files.length, rows, isRestored };
  } catch (error) {
    await writer.abandon();
    throw asBackupError(error);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/**
 * The tables of one moment, and the files that came since the first look. One that is gone although its row is in the
 * snapshot was removed in between: then another moment is taken. A file that no row of it knows any more does no harm.
 */
async function addMoment(writer: ArchiveWriter, { store }: BackupSource, sql: Sql, onProgress: Progress) {
  for (let attempt = 1; ; attempt += 1) {
    await sql.unsafe("begin isolation level repeatable read, read only");
    try {
      await sql.unsafe(copySettings);
      const fresh = (await listVersions(sql)).filter((version) => !(`files/${version}` in writer.entries));
      const lost = await addFiles(writer, store, fresh, onProgress);
      if (lost.length > 0 && attempt < 5) continue;
      if (lost.length > 0) throw new BackupError(`Faltan ${lost.length} archivos en el almacén (${lost[0]} …).`);
      const tables = await listTables(sql);
      onProgress("tables", 0, tables.length);
      return await takeSnapshot(sql, tables, writer);
    } finally {
      await sql.unsafe("rollback").catch(() => {});
    }
  }
}

/** Gives those that are not there. */
async function addFiles(writer: ArchiveWriter, store: FileStore, versions: string[], onProgress: Progress) {
  const lost: string[] = [];
  for (const [index, version] of versions.entries()) {
    const found = await store.read(version);
    if (found) await writer.addFile(`files/${version}`, found.size, found.chunks);
    else lost.push(version);
    onProgress("files", index + 1, versions.length);
  }
  return lost;
}

async function listVersions(sql: Sql): Promise<string[]> {
  const rows = await sql<{ version: string }[]>`
    select version from storage.objects where version is not null order by version`;
  return rows.map((row) => row.version);
}

/** Better no new archive than a disk on which nothing else can be written. */
async function requireRoom(sql: Sql, path: string): Promise<void> {
  const [needed] = await sql<{ bytes: string }[]>`
    select (coalesce(sum((metadata ->> 'size')::bigint), 0) + pg_database_size(current_database()))::text as bytes
    from storage.objects`;
  const disk = await statfs(dirname(path));
  const free = disk.bavail * disk.bsize;
  if (free > Number(needed?.bytes) + spareBytes) return;
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`;
  throw new BackupError(
    `No hay sitio en el disco para la copia: hacen falta ${megabytes(Number(needed?.bytes) + spareBytes)} y quedan ${megabytes(free)}.`,
  );
}

async function check(source: BackupSource, writer: ArchiveWriter, onProgress: Progress): Promise<boolean> {
  const archive = await openArchive(writer.draft, (bytes) => onProgress("check", bytes, writer.written));
  const scratch = await makeScratchDatabase(source.target, source.log);
  try {
    if (!scratch) return false;
    const { sql } = scratch;
    await atomically(sql, async () => {
      await makeTables(sql, archive.database, source.supabaseFolder);
      await loadRows(sql, archive);
    });
    return true;
  } finally {
    await scratch?.drop();
    await archive.close();
  }
}

function asBackupError(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? error.code : "";
  if (code !== "ENOSPC" && code !== "EDQUOT") return error;
  return new BackupError("No queda sitio en el disco para la copia.", { cause: error });
}
