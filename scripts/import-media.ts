// Puts the demo pictures into a hosted project's buckets: what the embedded backend does by itself at its first start.
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { uploadDemoMedia } from "#backend/demo/upload-demo-media.ts";

const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = process.env;
if (!url || !key) {
  console.error("Set SUPABASE_URL and SUPABASE_SECRET_KEY of the project that is to receive the demo pictures.");
  process.exit(1);
}
const client = createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
const count = await uploadDemoMedia(client, join(import.meta.dirname, "../supabase/demo/media"));
console.log(`${count} files are in the buckets of ${new URL(url).host}.`);
