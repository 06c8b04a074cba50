import type { Options, Sql } from "postgres";
import postgres from "postgres";

/** A database: an address such as `postgres://user:password@host/name`, or its parts. */
export type Target =
  | { url: string }
  | { host: string; port: number; database: string; username: string; password: string };

/** The name under which PostgreSQL lists the connections of a site that runs. */
export const siteName = "nine-fitness site";

/**
 * Opens a pool of connections (8 unless said otherwise), made as they are needed and replaced when they break. What
 * PostgreSQL has no JSON-safe number for (bigint, numeric) arrives as a string.
 */
export function connect(target: Target, options: Options<Record<string, never>> = {}): Sql {
  const settings = {
    max: 8,
    connect_timeout: 10,
    // Seconds. The library's own grows to 20: a site would stay away long after its database is back.
    backoff: (attempt: number) => Math.min(0.05 * 2 ** attempt, 1),
    onnotice() {},
    connection: { application_name: "nine-fitness" },
    ...options,
  };
  return "url" in target ? postgres(target.url, settings) : postgres({ ...target, ...settings });
}
