import type { Env } from "#server/process/env.ts";

/** Which CDN keeps our pages and is told what to forget; undefined: none that we know of. */
export type EdgeKind = Env["EDGE"];

/** The key of every page: a new release, or a change of which nobody knows what it touched. */
export const everyPage = "site";

// Until it is told otherwise; without anybody to tell it, as long as visitors may see something old.
const toldSeconds = 86_400;
const untoldSeconds = 10;

/**
 * What a CDN reads of a page: how long it may keep it, how long when the site is away, and by which keys it will be told to
 * forget it: the tables that were read for it. What changes by itself at some hour is kept for a moment only.
 */
export function edgeHeaders(kind: EdgeKind, tables: Iterable<string>, expiresAt: number): [string, string][] {
  const mayStay = kind !== undefined && expiresAt === Number.POSITIVE_INFINITY;
  const term = `max-age=${mayStay ? toldSeconds : untoldSeconds}, stale-if-error=86400`;
  const headers: [string, string][] = [["cdn-cache-control", term]];
  if (kind === undefined) return headers;
  const keys = [...new Set([everyPage, ...tables])].toSorted();
  if (kind === "cloudflare") return [...headers, ["cache-tag", keys.join(",")]];
  // Fastly reads its own name of the first, and so do Varnish's rules in docs/operations.md.
  return [...headers, ["surrogate-control", term], ["surrogate-key", keys.join(" ")]];
}
