import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { progressFetch } from "../uploads/progress-fetch.ts";

let client: SupabaseClient | undefined;

/** The backend as the person signed in sees it. One per document, since each would refresh the session by itself. */
export function browserClient(): SupabaseClient {
  client ??= createClient(new URL(documentSays("backend-url"), location.origin).href, documentSays("backend-key"), {
    auth: { detectSessionInUrl: false, experimental: { recoveryCodes: true } },
    global: { fetch: progressFetch },
  });
  return client;
}

function documentSays(name: string): string {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  if (!content) throw new Error(`the document names no ${name}`);
  return content;
}
