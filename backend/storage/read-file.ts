import type { Sql } from "postgres";
import type { FileStore } from "./file-store.ts";
import { findPublicObject } from "./stored-object.ts";

/** A public file; its content has this `etag` and no other. */
export interface PublicFile {
  /** Where its content lies on this machine's disk; null when it is gone. Another machine's is fetched first. */
  locate(): Promise<string | null>;
  size: number;
  etag: string;
  kind: string;
}

/** A file of a public bucket, for those who resize pictures; null when there is none of that name. */
export async function readFile(
  entry: { sql: Sql; store: FileStore },
  bucket: string,
  name: string,
): Promise<PublicFile | null> {
  // PostgreSQL refuses NUL in a text.
  if (`${bucket}${name}`.includes("\0")) return null;
  const found = await findPublicObject(entry.sql, bucket, name);
  if (!found) return null;
  const { size, eTag, mimetype } = found.metadata;
  return { locate: () => entry.store.locate(found.version), size, etag: eTag, kind: mimetype };
}
