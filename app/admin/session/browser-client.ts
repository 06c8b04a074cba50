import type { GoTrueAdminApi } from "@supabase/auth-js";
import type { FunctionsClient } from "@supabase/functions-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import { progressFetch } from "../uploads/progress-fetch.ts";
import { backendOf } from "./kept-session.ts";
import { laterAuth } from "./later-auth.ts";
import { laterStorage } from "./later-storage.ts";
import { readAgain } from "./read-again.ts";

let client: SupabaseClient | undefined;

/** The backend as the person signed in sees it. One per document, since each would refresh the session by itself. */
export function browserClient(): SupabaseClient {
  client ??= openClient();
  return client;
}

/** The parts of supabase-js that the panel asks, put together as it does: without channels over a socket (decision 0075). */
function openClient(): SupabaseClient {
  const { door, key, storageKey } = backendOf(document);
  const headers = { apikey: key };
  const auth = laterAuth({
    url: door("/auth/v1"),
    // In its own letters: a name in others would be sent beside it.
    headers: { ...headers, Authorization: `Bearer ${key}` },
    storageKey,
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true },
    fetch: progressFetch,
  });
  const signedFetch: typeof fetch = async (input, init) => {
    const { data } = await auth.getSession();
    const token = data.session?.access_token;
    const ahead = token && answerAhead(String(input), token);
    if (ahead) return ahead;
    const signed = new Headers(init?.headers);
    if (!signed.has("authorization")) signed.set("authorization", `Bearer ${token ?? key}`);
    return progressFetch(input, { ...init, headers: signed });
  };
  const rest = new PostgrestClient(door("/rest/v1"), { headers, fetch: readAgain(signedFetch) });
  const parts = {
    auth,
    from: rest.from.bind(rest),
    rpc: rest.rpc.bind(rest),
    storage: laterStorage(door("/storage/v1"), headers, signedFetch),
    functions: laterFunctions(door("/functions/v1"), headers, signedFetch),
  };
  // What `data/` asks of a client is in it; the class has private parts that nobody can make.
  return parts as unknown as SupabaseClient;
}

/** The answer to a read that the document has begun for this session (`reads-ahead.script.ts`), once. */
function answerAhead(address: string, token: string): Promise<Response> | undefined {
  if (self.readsAhead?.token !== token) return undefined;
  const { answers } = self.readsAhead;
  const answer = answers.get(address);
  answers.delete(address);
  return answer;
}

/** The client of functions, which comes with the first call: few sections have a text written. */
function laterFunctions(url: string, headers: Record<string, string>, customFetch: typeof fetch) {
  const invoke: FunctionsClient["invoke"] = async (name, options) => {
    const { FunctionsClient } = await import("@supabase/functions-js");
    return new FunctionsClient(url, { headers, customFetch }).invoke(name, options);
  };
  return { invoke };
}

/** What invites people, with the session of the person signed in: supabase-js's own asks with the key of the site. */
export async function browserAdmin(): Promise<GoTrueAdminApi> {
  const { data } = await browserClient().auth.getSession();
  const { door, key } = backendOf(document);
  const code = await import("@supabase/auth-js");
  return new code.GoTrueAdminApi({
    url: door("/auth/v1"),
    headers: { apikey: key, authorization: `Bearer ${data.session?.access_token ?? ""}` },
  });
}
