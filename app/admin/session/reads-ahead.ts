import { PostgrestClient } from "@supabase/postgrest-js";
import type { SupabaseClient } from "@supabase/supabase-js";

/** A read as it is sent, but for whose it is. */
export interface ReadAhead {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: string | null;
}

/**
 * What a page reads before it shows anything. Its `handle` names it as `ahead`, and the document begins it while the
 * scripts are on their way: noted, on the server, by a client that sends nothing.
 */
export function readsAhead(read: (client: SupabaseClient) => unknown): ReadAhead[] {
  const noted: ReadAhead[] = [];
  if (!import.meta.env.SSR) return noted;
  const note = (input: RequestInfo | URL, { method = "GET", headers, body }: RequestInit = {}) => {
    const { pathname, search } = new URL(String(input));
    const plain = Object.fromEntries(new Headers(headers));
    noted.push({ path: pathname + search, method, headers: plain, body: body ? String(body) : null });
    return new Promise<Response>(() => undefined);
  };
  const client = new PostgrestClient("http://backend/rest/v1", { fetch: note });
  // Reads of lists ask for rows and calls alone.
  read(client as unknown as SupabaseClient);
  return noted;
}

/** What the handles of an address name. */
export function aheadOf(handles: readonly unknown[]): ReadAhead[] {
  return handles.flatMap((handle) => (handle as { ahead?: ReadAhead[] } | undefined)?.ahead ?? []);
}
