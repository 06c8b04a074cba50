import type { Sql } from "postgres";

const open = new WeakSet<Sql>();

/**
 * Runs `work` whole or not at all; within another of its kind it is a part of that one. Throws what `work` threw.
 * `sql` must be a single connection.
 */
export async function atomically<T>(sql: Sql, work: () => Promise<T>, start = "begin"): Promise<T> {
  if (open.has(sql)) return work();
  await sql.unsafe(start);
  open.add(sql);
  try {
    const result = await work();
    await sql.unsafe("commit");
    return result;
  } catch (error) {
    // A connection that broke has rolled back by itself.
    await sql.unsafe("rollback").catch(() => {});
    throw error;
  } finally {
    open.delete(sql);
  }
}
