import type { Sql } from "postgres";
import type { Log } from "../log.ts";

const lookEveryMs = 500;

/**
 * Looks twice a second whether a planned change is due, and at the very moment of the next one, and has the database write
 * it: once however many processes look. What came due while none did is written at once. `sql` must own the tables. Gives
 * the way to end that.
 */
export function applyPlannedChanges(sql: Sql, log: Log): () => void {
  let isFailing = false;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const look = async () => {
    let nextMs = lookEveryMs;
    try {
      const [found] = await sql<{ next: number | null }[]>`select private.apply_planned_changes() as next`;
      if (found?.next != null) nextMs = Math.min(lookEveryMs, Math.max(1, Math.ceil(found.next)));
      isFailing = false;
    } catch (error) {
      if (!isFailing && !isOver) log.warn(`Planned changes wait: ${error instanceof Error ? error.message : error}.`);
      isFailing = true;
    }
    if (!isOver) timer = setTimeout(() => void look(), nextMs).unref();
  };
  timer = setTimeout(() => void look(), lookEveryMs).unref();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
