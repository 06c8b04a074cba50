import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { SupabaseClient } from "@supabase/supabase-js";

const contentTypes: Record<string, string> = { ".jpg": "image/jpeg", ".svg": "image/svg+xml" };
const uploadsAtOnce = 6;

/**
 * Puts the pictures of the demo content into their buckets and says how many there were. `folder` holds one folder
 * per bucket, with the files under the names they get there. May be repeated: a file already there is replaced.
 * `client` needs the secret key or a member of staff. Throws an error that names the first file refused.
 */
export async function uploadDemoMedia(client: SupabaseClient, folder: string): Promise<number> {
  const files = await listFiles(folder);
  const queue = files.values();
  const workers = Array.from({ length: uploadsAtOnce }, async () => {
    for (const file of queue) await upload(client, folder, file);
  });
  // Settled rather than all: whoever closes the backend after a refusal must not find uploads still under way.
  for (const outcome of await Promise.allSettled(workers)) if (outcome.status === "rejected") throw outcome.reason;
  return files.length;
}

type MediaFile = { bucket: string; name: string; contentType: string };

async function listFiles(folder: string): Promise<MediaFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => {
    const contentType = contentTypes[extname(entry.name)];
    if (!entry.isFile() || !contentType) return [];
    const [bucket = "", ...path] = relative(folder, join(entry.parentPath, entry.name)).split(sep);
    return [{ bucket, name: path.join("/"), contentType }];
  });
}

async function upload(client: SupabaseClient, folder: string, { bucket, name, contentType }: MediaFile) {
  const content = await readFile(join(folder, bucket, name));
  const { error } = await client.storage.from(bucket).upload(name, content, { contentType, upsert: true });
  if (error) throw new Error(`The demo file ${bucket}/${name} was refused: ${error.message}`, { cause: error });
}
