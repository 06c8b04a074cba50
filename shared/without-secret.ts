/** The address of a page for the log: what stands after `/visita/` opens somebody's visit. */
export const withoutSecret = (path: string): string => path.replace(/^((?:\/[a-z]{2})?\/visita\/)[^/]+/i, "$1…");
