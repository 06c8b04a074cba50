import type { Sql } from "postgres";
import { z } from "zod";
import type { Caller } from "../caller.ts";
import { asCaller } from "../database/session.ts";
import type { FileStore } from "./file-store.ts";
import { requireObjectName } from "./object-name.ts";
import { asStorageError, invalidRequest } from "./storage-error.ts";

const bodySchema = z.object({ prefixes: z.array(z.string()).min(1).max(1000) });
const rowSchema = z.object({ removed: z.looseObject({ version: z.string().nullable() }) });

/**
 * Removes the named files that the caller may remove, and answers with those; names that are not there, or are not
 * theirs to remove, are simply missing from the answer, as on a hosted project. Throws StorageError.
 */
export async function removeObjects(
  entry: { sql: Sql; store: FileStore },
  caller: Caller,
  bucket: string,
  body: unknown,
): Promise<Response> {
  const given = bodySchema.safeParse(body);
  if (!given.success) throw invalidRequest("prefixes: between 1 and 1000 names of files are wanted");
  const names = given.data.prefixes.map(requireObjectName);
  const rows = await asCaller(
    entry.sql,
    caller,
    (tx) => tx`
      delete from storage.objects o where bucket_id = ${bucket} and name = any(${names})
      returning to_jsonb(o) - 'path_tokens' as removed`,
  ).catch((error) => {
    throw asStorageError(error);
  });
  const removed = z
    .array(rowSchema)
    .parse([...rows])
    .map((row) => row.removed);
  for (const { version } of removed) if (version) await entry.store.remove(version);
  return Response.json(removed);
}
