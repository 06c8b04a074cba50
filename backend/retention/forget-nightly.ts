import type { Sql } from "postgres";
import { nightOf } from "../backup/night-of.ts";
import type { Log } from "../log.ts";

const lookEveryMs = 5 * 60_000;

/** Removes these files of a bucket, contents and all. */
export type RemoveFiles = (bucket: string, names: readonly string[]) => Promise<void>;

/** Looks every few minutes whether tonight's deletion has been done, and does it. Gives the way to end that. */
export function forgetNightly(sql: Sql, removeFiles: RemoveFiles, log: Log): () => void {
  const look = () =>
    forgetIfDue(sql, removeFiles, log).catch((error) => log.error("What is past its term was not erased.", error));
  const timer = setInterval(look, lookEveryMs).unref();
  return () => clearInterval(timer);
}

/**
 * Erases what has been kept for its term (docs/decisions/0260), once a night however many processes look; then the CVs
 * whose application is gone, tonight's or one that staff erased. Gives how many rows went, or null where there was
 * nothing to do. `sql` must own the tables.
 */
export async function forgetIfDue(
  sql: Sql,
  removeFiles: RemoveFiles,
  log: Log,
  now = new Date(),
): Promise<Record<string, number> | null> {
  // Between midnight and half past three the night before this one is still under way.
  if (nightOf(now) !== madridDay.format(now)) return null;
  const [row] = await sql<{ erased: Record<string, number> | null }[]>`select private.forget_expired() as erased`;
  const files = await sql<{ name: string }[]>`select name from public.forgotten_cvs()`;
  if (files.length > 0) await removeFiles("applications", namesOf(files));
  const erased = row?.erased ?? null;
  if (erased) {
    const total = Object.values(erased).reduce((sum, value) => sum + value, 0);
    log.info(`Erased ${total} rows that were past their term, and ${files.length} files.`);
    await removeUnusedPictures(sql, removeFiles, log);
  }
  return erased;
}

/** Pictures that nothing shows, shows again or could bring back (docs/decisions/0560). */
async function removeUnusedPictures(sql: Sql, removeFiles: RemoveFiles, log: Log): Promise<void> {
  const unused = await sql<{ bucket: string; name: string }[]>`select bucket, name from private.unused_pictures()`;
  for (const bucket of ["public-assets", "media_assets"]) {
    const names = namesOf(unused.filter((entry) => entry.bucket === bucket));
    if (names.length === 0) continue;
    await removeFiles(bucket, names);
    log.info(`Removed ${names.length} pictures of ${bucket} that nothing shows.`);
  }
}

const namesOf = (files: readonly { name: string }[]) => files.map(({ name }) => name);

const madridDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Madrid", dateStyle: "short" });
