import type { Sql } from "postgres";
import type { FileStore } from "./file-store.ts";

const graceMs = 60 * 60_000;

/**
 * Removes what killed uploads and power cuts left behind: files no row knows, untouched for an hour (an upload of
 * another machine that shares the folder may be under way). Gives how many. `sql` must see every row.
 */
export async function sweepFiles(sql: Sql, store: FileStore, now = Date.now()): Promise<number> {
  let removed = 0;
  for await (const { path, version } of store.listOlderThan(now - graceMs)) {
    const [row] = version === null ? [] : await sql`select from storage.objects where version = ${version}`;
    if (row) continue;
    await (version === null ? store.discard(path) : store.remove(version));
    removed += 1;
  }
  return removed;
}
