import type { Sql } from "postgres";
import type { Log } from "../log.ts";

const lookEveryMs = 500;

/**
 * Looks twice a second whether a planned change is due and has the database write it, once however many processes look.
 * What came due while none did is written at once. `sql` must own the tables. Gives the way to end that.
 */
export function applyPlannedChanges(sql: Sql, log: Log): () => void {
  let isLooking = false;
  let isFailing = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await sql`select private.apply_planned_changes()`;
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn(`Planned changes wait: ${error instanceof Error ? error.message : error}.`);
      isFailing = true;
    }
    isLooking = false;
  };
  const timer = setInterval(() => void look(), lookEveryMs).unref();
  return () => clearInterval(timer);
}
