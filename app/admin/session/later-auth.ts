import type { AuthClient, SupabaseClient } from "@supabase/supabase-js";
import { keptSession } from "./kept-session.ts";

type Auth = SupabaseClient["auth"];
type Settings = NonNullable<ConstructorParameters<typeof AuthClient>[0]>;
type Listener = (...told: Parameters<Parameters<Auth["onAuthStateChange"]>[0]>) => unknown;

/**
 * supabase-js's client of sessions, whose code (20 kB) comes with the first thing that it is to do: a session that is kept
 * here and holds for a while is read without it. Who follows the session hears of it from then on.
 */
export function laterAuth(settings: Settings & { storageKey: string }): Auth {
  let client: Promise<Auth> | undefined;
  const listeners = new Set<Listener>();
  const whole = (): Promise<Auth> => {
    client ??= import("@supabase/auth-js").then((code) => {
      const made = new code.AuthClient(settings);
      made.onAuthStateChange(async (...told) => void (await Promise.all([...listeners].map((tell) => tell(...told)))));
      return made;
    });
    // Who was offline asks for it again.
    client.catch(() => (client = undefined));
    return client;
  };
  const own = {
    async getSession() {
      const kept = client ? undefined : keptSession(settings.storageKey);
      return kept === undefined ? (await whole()).getSession() : { data: { session: kept }, error: null };
    },
    onAuthStateChange(tell: Listener) {
      listeners.add(tell);
      return { data: { subscription: { unsubscribe: () => listeners.delete(tell) } } };
    },
  };
  return calledLater(whole, own) as Auth;
}

/** A thing whose functions, and those of its parts, are called once it is there. */
function calledLater(whole: () => Promise<object>, own: object, path: readonly string[] = []): object {
  return new Proxy(() => undefined, {
    get: (_, name: string) => Reflect.get(own, name) ?? calledLater(whole, {}, [...path, name]),
    async apply(_, __, given) {
      const parts: object[] = [await whole()];
      for (const name of path) parts.push(Reflect.get(parts.at(-1) ?? {}, name));
      const [part, call] = parts.slice(-2);
      return Reflect.apply(call as () => unknown, part, given);
    },
  });
}
