import type { GoTrueAdminApi } from "@supabase/auth-js";
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

/** What invites people, with the session of the person signed in: supabase-js's own asks with the key of the site. */
export async function browserAdmin(): Promise<GoTrueAdminApi> {
  const { data } = await browserClient().auth.getSession();
  const { GoTrueAdminApi: AdminApi } = await import("@supabase/auth-js");
  return new AdminApi({
    url: new URL("/auth/v1", new URL(documentSays("backend-url"), location.origin)).href,
    headers: { apikey: documentSays("backend-key"), authorization: `Bearer ${data.session?.access_token ?? ""}` },
  });
}

function documentSays(name: string): string {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  if (!content) throw new Error(`the document names no ${name}`);
  return content;
}
