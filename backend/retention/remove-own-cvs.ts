import type { Sql } from "postgres";
import type { FileStore } from "../storage/file-store.ts";
import type { RemoveCvs } from "./forget-nightly.ts";

/** Removes CVs from our own storage: the row first, so that nobody is given an address of half a file. */
export function removeOwnCvs(sql: Sql, store: FileStore): RemoveCvs {
  return async (names) => {
    const removed = await sql<{ version: string | null }[]>`
      delete from storage.objects where bucket_id = 'applications' and name = any(${[...names]}) returning version`;
    for (const { version } of removed) if (version) await store.remove(version);
  };
}
