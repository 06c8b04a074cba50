const httpAddress = /^https?:\/\/[^\s/]/i;
const otherSafeScheme = /^(mailto:|tel:)\S/i;

/** Whether the address leaves the site: `http://…` or `https://…`. */
export function isHttpLink(link: string): boolean {
  return httpAddress.test(link);
}

/**
 * The link as it may stand in an `href`, or null when it could run something or lead nowhere: http, https, mailto, tel
 * and addresses of our own (`/clubs`, `#tarifas`, `clubs`) pass; `javascript:`, `data:`, `//host` and the like do not.
 * Control characters are refused outright, since browsers drop them before they read the scheme.
 */
export function safeLink(link: string | null | undefined): string | null {
  const trimmed = link?.trim() ?? "";
  if (trimmed === "" || /[\p{Cc}\\]/u.test(trimmed) || trimmed.startsWith("//")) return null;
  if (isHttpLink(trimmed) || otherSafeScheme.test(trimmed)) return trimmed;
  return /^[^/?#]*:/.test(trimmed) ? null : trimmed;
}

/** The same for pictures and videos: only http, https and files of our own. */
export function safeSource(source: string | null | undefined): string | null {
  const safe = safeLink(source);
  return safe === null || otherSafeScheme.test(safe) || safe.startsWith("#") ? null : safe;
}

/** What a page may show: the same, and in a preview a file that waits in this browser's memory (`blob:`). */
export function shownSource(source: string | null | undefined): string | null {
  return source?.startsWith("blob:") ? source : safeSource(source);
}
