/**
 * The address of a page for the log: what stands after `/visita/` opens somebody's visit, after `/calendario/` her calendar,
 * after `/vista/` the site that will be.
 */
export const withoutSecret = (path: string): string =>
  path.replace(/^((?:\/[a-z]{2})?\/visita\/|\/calendario\/|\/vista\/)[^/]+/i, "$1…");
