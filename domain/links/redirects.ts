/** An address that leads elsewhere, or nowhere any more. */
export interface Redirect {
  path: string;
  leads_to: string | null;
}

/**
 * The path of an address of ours as redirects are compared: decoded, in small letters, without query, place or slash at its
 * end. Empty for the home page; null for what is elsewhere, or no address at all.
 */
export function addressPath(address: string): string | null {
  if (!address.startsWith("/") || address.startsWith("//")) return null;
  const [path = ""] = address.split(/[?#]/, 1);
  try {
    return decodeURIComponent(path).toLowerCase().replace(/\/+$/, "");
  } catch {
    return null;
  }
}

/**
 * Where no redirect is ever looked for: the panel, what the server answers by itself (pictures, cards, the site that will be)
 * and the doors of its backend. The database has the same list (`redirects_path_free`).
 */
export const neverLed = /^\/(healthz$|(cards|pictures|vista)\/|(admin|(auth|functions|rest|storage)\/v1)(\/|$))/;

/** Of these the server's own, where no page is either. */
export const isServersOwn = (path: string): boolean => neverLed.test(path) && !/^\/admin(\/|$)/.test(path);

/** Whether who asks for `path` and is led to `leadsTo`, and from there on by these, would come back to `path`. */
export function comesBack(path: string, leadsTo: string, redirects: readonly Redirect[]): boolean {
  const ways = new Map(redirects.map((redirect) => [redirect.path, redirect.leads_to]));
  const seen = new Set<string>();
  let at = addressPath(leadsTo);
  while (at !== null && at !== path && !seen.has(at)) {
    seen.add(at);
    at = addressPath(ways.get(at) ?? "");
  }
  return at === path;
}
