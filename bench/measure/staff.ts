import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";

/** The member of staff of a measured site that was started with `staffEnvironment`. */
export const staff = { email: "medida@ninefitness.example", password: "medida-de-verdad" };
export const staffEnvironment = { ADMIN_EMAIL: staff.email, ADMIN_PASSWORD: staff.password };

interface Site {
  url: string;
  dataDir: string;
}

/** The key of anonymous reads. */
export function publishableKeyOf({ dataDir }: Pick<Site, "dataDir">): string {
  return JSON.parse(readFileSync(join(dataDir, "keys.json"), "utf8")).publishableKey;
}

/** A client with the session of the member of staff. `ask` is what it sends its requests with. */
export async function signIn(site: Site, ask: typeof fetch = fetch): Promise<SupabaseClient> {
  const client = createClient(site.url, publishableKeyOf(site), {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: ask },
  });
  const { error } = await client.auth.signInWithPassword(staff);
  if (error) throw error;
  return client;
}
