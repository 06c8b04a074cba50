import { createClient } from "@supabase/supabase-js";
import type { RemoveCvs } from "./forget-nightly.ts";

/** How many the Storage API takes at once. */
const most = 1_000;

/** Removes CVs from a hosted project, whose Storage API alone reaches their contents. */
export function removeHostedCvs(url: string, secretKey: string): RemoveCvs {
  const { storage } = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  return async (names) => {
    for (let from = 0; from < names.length; from += most) {
      const { error } = await storage.from("applications").remove(names.slice(from, from + most));
      if (error) throw error;
    }
  };
}
