import type { Sql } from "postgres";
import type { FileStore } from "../storage/file-store.ts";
import type { RemoveFiles } from "./forget-nightly.ts";

/** Removes files from our own storage: the row first, so that nobody is given an address of half a file. */
export function removeOwnFiles(sql: Sql, store: FileStore): RemoveFiles {
  return async (bucket, names) => {
    const removed = await sql<{ version: string | null }[]>`
      delete from storage.objects where bucket_id = ${bucket} and name = any(${[...names]}) returning version`;
    for (const { version } of removed) if (version) await store.remove(version);
  };
}
