import type { AuthChangeEvent, Session, GoTrueClient as Whole } from "@supabase/auth-js";
import { onceHere } from "./once-here.ts";

type Settings = NonNullable<ConstructorParameters<typeof Whole>[0]>;
type Listener = (event: AuthChangeEvent, session: Session | null) => void | Promise<void>;

// What auth-js marks its errors with: they come from there once it is here.
export const isAuthError = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "__isAuthError" in error;
export const isAuthRetryableFetchError = (error: unknown): boolean =>
  isAuthError(error) && error instanceof Error && error.name === "AuthRetryableFetchError";

/** auth-js renews a session that ends within this time before it hands it out. */
const marginMs = 90_000;

/**
 * In the browser it stands in the place of supabase-js's client of sessions: until that is here it gives the session that
 * this browser keeps, which is all that a section needs. Whatever else is asked of it, also a session that is due to be
 * renewed, waits for the whole client; `initialize()` brings it.
 */
export class AuthClient {
  readonly #settings: Settings;
  #whole: Promise<Whole> | undefined;
  /** Who listens, until there is somebody who tells. */
  readonly #waiting = new Set<{ listener: Listener; stop?: () => void }>();

  constructor(settings: Settings) {
    this.#settings = settings;
    const others = onceHere(() => this.#bring());
    // biome-ignore lint/correctness/noConstructorReturn: supabase-js extends this class, and calls more than is written here
    return new Proxy(this, {
      get: (own, name) => {
        const value = Reflect.get(own, name, own);
        if (typeof value === "function") return value.bind(own);
        return value ?? Reflect.get(others, name);
      },
    });
  }

  async getSession(): Promise<Awaited<ReturnType<Whole["getSession"]>>> {
    const session = this.#whole ? null : keptSession(this.#settings.storageKey ?? "");
    return session ? { data: { session }, error: null } : (await this.#bring()).getSession();
  }

  onAuthStateChange(listener: Listener): { data: { subscription: { unsubscribe: () => void } } } {
    const own: { listener: Listener; stop?: () => void } = { listener };
    this.#waiting.add(own);
    if (this.#whole) this.#whole.then((whole) => this.#tell(whole)).catch(() => undefined);
    const unsubscribe = () => {
      this.#waiting.delete(own);
      own.stop?.();
    };
    return { data: { subscription: { unsubscribe } } };
  }

  #bring(): Promise<Whole> {
    this.#whole ??= this.#load();
    return this.#whole;
  }

  async #load(): Promise<Whole> {
    try {
      const { AuthClient: Client } = await import("@supabase/auth-js");
      const whole = new Client(this.#settings);
      this.#tell(whole);
      return whole;
    } catch (error) {
      // The next one who asks tries again.
      this.#whole = undefined;
      throw error;
    }
  }

  #tell(whole: Whole): void {
    for (const own of this.#waiting) {
      const { unsubscribe } = whole.onAuthStateChange(own.listener).data.subscription;
      own.stop = unsubscribe;
      this.#waiting.delete(own);
    }
  }
}

/** The session that this browser keeps, as long as it is good. */
function keptSession(key: string): Session | null {
  try {
    const kept: Partial<Session> | null = JSON.parse(localStorage.getItem(key) ?? "null");
    if (!kept?.access_token || !kept.refresh_token || !kept.user || !kept.expires_at) return null;
    return kept.expires_at * 1000 - Date.now() >= marginMs ? (kept as Session) : null;
  } catch {
    return null;
  }
}
