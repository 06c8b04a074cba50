import type { Sql } from "postgres";
import type { FileStore } from "./file-store.ts";
import { findPublicObject } from "./stored-object.ts";

/** A public file on this machine's disk; the content under `path` never changes, a new upload gets another path. */
export interface PublicFile {
  path: string;
  size: number;
  etag: string;
  kind: string;
}

/** Where a file of a public bucket lies, for those who resize pictures; null when there is none of that name. */
export async function readFile(
  it: { sql: Sql; store: FileStore },
  bucket: string,
  name: string,
): Promise<PublicFile | null> {
  // PostgreSQL refuses NUL in a text.
  if (`${bucket}${name}`.includes("\0")) return null;
  const found = await findPublicObject(it.sql, bucket, name);
  if (!found) return null;
  const { size, eTag, mimetype } = found.metadata;
  return { path: it.store.pathOf(found.version), size, etag: eTag, kind: mimetype };
}
