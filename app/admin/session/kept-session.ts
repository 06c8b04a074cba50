import type { Session } from "@supabase/supabase-js";

/** So long before its end supabase-js renews a session. */
const renewedAheadMs = 90_000;

/** Where the backend is, and by which name supabase-js keeps the session there. */
export function backendOf(page: Document) {
  const says = (name: string) => {
    const content = page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
    if (!content) throw new Error(`the document names no ${name}`);
    return content;
  };
  const base = new URL(says("backend-url"), location.origin);
  const door = (path: string) => new URL(path, base).href;
  return { door, key: says("backend-key"), storageKey: `sb-${base.hostname.split(".")[0]}-auth-token` };
}

/** The session of this browser: null when nobody is signed in, undefined when supabase-js has to look at what is kept. */
export function keptSession(storageKey: string): Session | null | undefined {
  const text = localStorage.getItem(storageKey);
  if (text === null) return null;
  try {
    const session: Partial<Session> | null = JSON.parse(text);
    const holdsUntil = (session?.expires_at ?? 0) * 1000 - renewedAheadMs;
    return session?.access_token && session.user && Date.now() < holdsUntil ? (session as Session) : undefined;
  } catch {
    return undefined;
  }
}
