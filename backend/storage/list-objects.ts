import type { Sql, TransactionSql } from "postgres";
import { z } from "zod";
import type { Caller } from "../caller.ts";
import { asCaller } from "../database/session.ts";
import { invalidRequest } from "./storage-error.ts";

// PostgreSQL refuses NUL in a text.
const text = z
  .string()
  .max(1024)
  .refine((value) => !value.includes("\0"), "holds a NUL");
const optionsSchema = z.object({
  prefix: text,
  limit: z.number().int().min(1).max(1000).default(100),
  offset: z
    .number()
    .int()
    .min(0)
    .max(2 ** 31)
    .default(0),
  search: text.default(""),
  sortBy: z
    .object({
      column: z.enum(["name", "created_at", "updated_at", "last_accessed_at"]).default("name"),
      order: z.enum(["asc", "desc"]).default("asc"),
    })
    .default({ column: "name", order: "asc" }),
});
type ListOptions = z.infer<typeof optionsSchema>;

/**
 * What lies directly in a folder, as the caller sees it: folders first (entries without an id), then files in the
 * order asked for; `search` is the beginning of a name, in any case. Throws `InvalidRequest`.
 */
export async function listObjects(sql: Sql, caller: Caller, bucket: string, body: unknown): Promise<Response> {
  const options = optionsSchema.safeParse(body);
  if (!options.success) {
    const [issue] = options.error.issues;
    throw invalidRequest(`${issue?.path.join(".") || "body"}: ${issue?.message ?? "invalid"}`);
  }
  const rows = await asCaller(sql, caller, (tx) => selectEntries(tx, bucket, options.data), "read only");
  return Response.json(rows.map((row) => row.entry));
}

function selectEntries(tx: TransactionSql, bucket: string, { prefix, limit, offset, search, sortBy }: ListOptions) {
  const folder = prefix === "" || prefix.endsWith("/") ? prefix : `${prefix}/`;
  const level = folder.split("/").length;
  const beginning = `${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const direction = sortBy.order === "desc" ? tx`desc` : tx`asc`;
  return tx<{ entry: object }[]>`
    with inside as (
      select o.*, path_tokens[${level}::int] as entry_name, array_length(path_tokens, 1) > ${level}::int as is_folder
      from storage.objects o
      where bucket_id = ${bucket} and starts_with(name, ${folder}) and path_tokens[${level}::int] ilike ${beginning}
    ), entries as (
      select true as is_folder, entry_name as name, null::uuid as id, null::timestamptz as updated_at,
        null::timestamptz as created_at, null::timestamptz as last_accessed_at, null::jsonb as metadata
      from inside where is_folder group by entry_name
      union all
      select false, entry_name, id, updated_at, created_at, last_accessed_at, metadata from inside where not is_folder
    )
    select to_jsonb(entries) - 'is_folder' as entry from entries
    order by is_folder desc, ${tx(sortBy.column)} ${direction}, name ${direction}
    limit ${limit} offset ${offset}`;
}
