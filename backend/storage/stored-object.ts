import type { Sql, TransactionSql } from "postgres";
import { z } from "zod";
import type { Caller } from "../caller.ts";
import { asCaller } from "../database/session.ts";

const objectSchema = z.object({
  id: z.string(),
  version: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  metadata: z.looseObject({
    eTag: z.string(),
    size: z.number(),
    mimetype: z.string(),
    cacheControl: z.string(),
    lastModified: z.string(),
  }),
});

/** A row of `storage.objects` whose content lies in the file store. */
export type StoredObject = z.infer<typeof objectSchema>;

/** The file of that name in a public bucket, for anybody; null when there is none. */
export async function findPublicObject(sql: Sql, bucket: string, name: string): Promise<StoredObject | null> {
  const [row] = await sql`
    select ${columns(sql)} from storage.objects o join storage.buckets b on b.id = o.bucket_id and b.public
    where o.bucket_id = ${bucket} and o.name = ${name} and o.version is not null`;
  return row ? objectSchema.parse(row) : null;
}

/** The file of that name in any bucket: for who has an address that was signed for it. */
export async function findAnyObject(sql: Sql, bucket: string, name: string): Promise<StoredObject | null> {
  const [row] = await sql`
    select ${columns(sql)} from storage.objects o
    where o.bucket_id = ${bucket} and o.name = ${name} and o.version is not null`;
  return row ? objectSchema.parse(row) : null;
}

/** The file of that name, if the row policies let the caller see it; else null. */
export async function findObjectAs(
  sql: Sql,
  caller: Caller,
  bucket: string,
  name: string,
): Promise<StoredObject | null> {
  const [row] = await asCaller(
    sql,
    caller,
    (tx) => tx`
      select ${columns(tx)} from storage.objects o
      where o.bucket_id = ${bucket} and o.name = ${name} and o.version is not null`,
    "read only",
  );
  return row ? objectSchema.parse(row) : null;
}

function columns(sql: Sql | TransactionSql) {
  return sql`o.id, o.version, o.metadata, to_json(o.created_at)#>>'{}' as created_at,
    to_json(o.updated_at)#>>'{}' as updated_at`;
}
