import type { Sql } from "postgres";
import { z } from "zod";
import type { Caller } from "../caller.ts";
import { asCaller } from "../database/session.ts";
import { noSuchBucket } from "./storage-error.ts";

const largestFile = 20 * 1024 * 1024;

const rulesSchema = z.object({
  id: z.string(),
  limit: z.coerce.number().nullable(),
  kinds: z.array(z.string()).nullable(),
});

/** What a bucket takes: at most `limit` bytes, and one of `kinds` (media types, `image/*` too) unless null. */
export interface BucketRules {
  id: string;
  limit: number;
  kinds: string[] | null;
}

/** The rules of a bucket, whoever asks. Throws `NoSuchBucket`. */
export async function findBucketRules(sql: Sql, id: string): Promise<BucketRules> {
  const [row] = await sql`
    select id, file_size_limit as limit, allowed_mime_types as kinds from storage.buckets where id = ${id}`;
  if (!row) throw noSuchBucket();
  const rules = rulesSchema.parse(row);
  return { ...rules, limit: Math.min(rules.limit ?? largestFile, largestFile) };
}

/** Whether a bucket takes a media type. */
export function takes(rules: BucketRules, kind: string): boolean {
  return (
    rules.kinds?.some((text) => text === kind || (text.endsWith("/*") && kind.startsWith(text.slice(0, -1)))) ?? true
  );
}

/** `GET /bucket` and `GET /bucket/<id>`: what the caller may see of the buckets; without policies that is nothing. */
export async function describeBuckets(sql: Sql, caller: Caller, id: string | null): Promise<Response> {
  const rows = await asCaller(
    sql,
    caller,
    (tx) => tx<{ bucket: object }[]>`
      select jsonb_build_object('id', id, 'name', name, 'owner', coalesce(owner_id, ''), 'public', public,
        'file_size_limit', file_size_limit, 'allowed_mime_types', allowed_mime_types, 'created_at', created_at,
        'updated_at', updated_at) as bucket
      from storage.buckets where ${id === null ? tx`true` : tx`id = ${id}`} order by id`,
    "read only",
  );
  const buckets = rows.map((row) => row.bucket);
  if (id === null) return Response.json(buckets);
  if (!buckets[0]) throw noSuchBucket();
  return Response.json(buckets[0]);
}
