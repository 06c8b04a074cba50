import { createHmac } from "node:crypto";
import { RateLimit } from "../http/rate-limit.ts";
import type { Log } from "../process/log.ts";
import type { BackendLink } from "./backend-link.ts";

interface HostedCount {
  url: string;
  publishableKey: string;
  /** What all web servers of the project know, and nobody else (`SITE_SECRET`). */
  secret: string;
  log: Log;
  /** A visitor waits for it. */
  waitMs?: number;
}

/**
 * Takes one of so many attempts per window, counted in a hosted project by all its web servers together (decision 0500).
 * Where the project does not count, each server does, and the log says so once.
 */
export function takeHostedAttempt({
  url,
  publishableKey,
  secret,
  log,
  waitMs = 2_000,
}: HostedCount): NonNullable<BackendLink["mayTry"]> {
  const own = new RateLimit();
  let hasWarned = false;
  return async (name, attempts, windowMs) => {
    // Whose attempts they are cannot be read from what is stored.
    const key = createHmac("sha256", secret).update(`attempts:${name}`).digest("base64url");
    const asked = fetch(`${url}/rest/v1/rpc/take_attempt`, {
      method: "POST",
      headers: { apikey: publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ secret, key, attempts, window_ms: windowMs }),
      signal: AbortSignal.timeout(waitMs),
    });
    const taken: unknown = await asked.then((response) => (response.ok ? response.json() : null)).catch(() => null);
    if (typeof taken === "boolean") return taken;
    if (!hasWarned)
      log.warn("the project does not count what visitors send (SITE_SECRET): each server counts by itself");
    hasWarned = true;
    return own.allows(name, attempts, windowMs);
  };
}
