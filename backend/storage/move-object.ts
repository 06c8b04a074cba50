import type { Sql } from "postgres";
import { z } from "zod";
import type { Caller } from "../caller.ts";
import { asCaller } from "../database/session.ts";
import { requireObjectName } from "./object-name.ts";
import { asStorageError, invalidRequest, noSuchObject } from "./storage-error.ts";

const bodySchema = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().optional(),
});

/**
 * Gives a file another name in its bucket; its content stays where it is. Only for callers who may change the row, before
 * and after: to all others it is not there, as on a hosted project. A name that is taken is a conflict. Throws StorageError.
 */
export async function moveObject(sql: Sql, caller: Caller, body: unknown): Promise<Response> {
  const given = bodySchema.safeParse(body);
  if (!given.success) throw invalidRequest("bucketId, sourceKey and destinationKey are wanted");
  const { bucketId, destinationBucket = bucketId } = given.data;
  // Another bucket has rules of its own, by which the content would have to be judged anew.
  if (destinationBucket !== bucketId) throw invalidRequest("files are moved within their bucket only");
  const from = requireObjectName(given.data.sourceKey);
  const to = requireObjectName(given.data.destinationKey);
  const [moved] = await asCaller(
    sql,
    caller,
    (tx) => tx<{ id: string }[]>`
      update storage.objects set name = ${to}, updated_at = now(), last_accessed_at = now()
      where bucket_id = ${bucketId} and name = ${from} returning id`,
  ).catch((error) => {
    throw asStorageError(error);
  });
  if (!moved) throw noSuchObject();
  return Response.json({ message: "Successfully moved", Id: moved.id, Key: `${bucketId}/${to}` });
}
