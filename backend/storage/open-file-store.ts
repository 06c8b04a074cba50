import { join } from "node:path";
import type { Log } from "../log.ts";
import { FileStore } from "./file-store.ts";
import type { S3Settings } from "./s3-client.ts";

/**
 * Where the contents of files lie: in `dataDir`, or in an S3-compatible store of which `dataDir` then keeps copies. Throws a
 * sentence when that store cannot be used.
 */
export async function openFileStore(dataDir: string, s3: S3Settings | undefined, log: Log): Promise<FileStore> {
  if (!s3) return new FileStore(join(dataDir, "files"));
  const [{ S3Client }, { S3FileStore }] = await Promise.all([import("./s3-client.ts"), import("./s3-file-store.ts")]);
  const client = new S3Client(s3);
  await client.check();
  return new S3FileStore(client, join(dataDir, "cache/files"), log);
}
