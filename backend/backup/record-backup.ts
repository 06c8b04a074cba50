import { basename } from "node:path";
import type { Sql } from "postgres";
import type { BackupKind } from "./backup-name.ts";
import type { BackupMade } from "./write-backup.ts";

const mostRemembered = 100;

/** Has a backup made and keeps in the database what came of it, where the panel reads it. Throws what `make` threw. */
export async function recordBackup(
  sql: Sql,
  kind: BackupKind,
  path: string,
  make: () => Promise<BackupMade>,
): Promise<BackupMade> {
  const [run] = await sql<{ id: string }[]>`
    insert into public.backup_runs (kind, file) values (${kind}, ${basename(path)}) returning id`;
  const id = run?.id ?? "";
  try {
    const made = await make();
    await sql`update public.backup_runs set finished_at = now(), bytes = ${made.bytes}, was_restored = ${made.isRestored} where id = ${id}`;
    await sql`
      delete from public.backup_runs where id not in (
        select id from public.backup_runs order by started_at desc limit ${mostRemembered})`;
    return made;
  } catch (error) {
    const failure = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    // The first error is the one to report: it may well be that the database is away.
    await sql`update public.backup_runs set finished_at = now(), failure = ${failure} where id = ${id}`.catch(() => {});
    throw error;
  }
}
