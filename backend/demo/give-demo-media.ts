import { existsSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import type { Sql } from "postgres";
import { demoMedia } from "../database/prepare.ts";
import { markSeed } from "../database/seed.ts";
import type { Log } from "../log.ts";
import { uploadDemoMedia } from "./upload-demo-media.ts";

/**
 * Uploads the pictures of the demo content through the storage door, as a member of staff would, and remembers it;
 * a start that was cut off in the middle is completed by the next.
 */
export async function giveDemoMedia(
  entry: { sql: Sql; log: Log; secretKey: string; supabaseFolder: string },
  fetchBackend: (request: Request) => Promise<Response>,
): Promise<void> {
  const folder = join(entry.supabaseFolder, "demo/media");
  if (!existsSync(folder)) return;
  const client = createClient("http://backend.invalid", entry.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => fetchBackend(new Request(input, init)) },
  });
  const count = await uploadDemoMedia(client, folder);
  await markSeed(entry.sql, demoMedia, "done");
  entry.log.info(`Uploaded the ${count} pictures of the demo content.`);
}
