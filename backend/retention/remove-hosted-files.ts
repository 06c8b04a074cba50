import { createClient } from "@supabase/supabase-js";
import type { RemoveFiles } from "./forget-nightly.ts";

/** How many the Storage API takes at once. */
const most = 1_000;

/** Removes files from a hosted project, whose Storage API alone reaches their contents. */
export function removeHostedFiles(url: string, secretKey: string): RemoveFiles {
  const { storage } = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  return async (bucket, names) => {
    for (let from = 0; from < names.length; from += most) {
      const { error } = await storage.from(bucket).remove(names.slice(from, from + most));
      if (error) throw error;
    }
  };
}
