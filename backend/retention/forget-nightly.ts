import type { Sql } from "postgres";
import { nightOf } from "../backup/night-of.ts";
import type { Log } from "../log.ts";

const lookEveryMs = 5 * 60_000;

/** Removes these files of the bucket `applications`, contents and all. */
export type RemoveCvs = (names: readonly string[]) => Promise<void>;

/** Looks every few minutes whether tonight's deletion has been done, and does it. Gives the way to end that. */
export function forgetNightly(sql: Sql, removeCvs: RemoveCvs, log: Log): () => void {
  const look = () =>
    forgetIfDue(sql, removeCvs, log).catch((error) => log.error("What is past its term was not erased.", error));
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
  removeCvs: RemoveCvs,
  log: Log,
  now = new Date(),
): Promise<Record<string, number> | null> {
  // Between midnight and half past three the night before this one is still under way.
  if (nightOf(now) !== madridDay.format(now)) return null;
  const [row] = await sql<{ erased: Record<string, number> | null }[]>`select private.forget_expired() as erased`;
  const files = await sql<{ name: string }[]>`select name from public.forgotten_cvs()`;
  if (files.length > 0) await removeCvs(files.map(({ name }) => name));
  const erased = row?.erased ?? null;
  if (erased) {
    const total = Object.values(erased).reduce((sum, it) => sum + it, 0);
    log.info(`Erased ${total} rows that were past their term, and ${files.length} files.`);
  }
  return erased;
}

const madridDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Madrid", dateStyle: "short" });
