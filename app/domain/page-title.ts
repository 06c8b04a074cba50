const siteName = "NINE FITNESS";

/** A page's title with the site's suffix (architecture 29); the bare name of the site without one. */
export function pageTitle(name?: string): string {
  const trimmed = name?.trim() ?? "";
  return trimmed === "" ? siteName : `${trimmed} | ${siteName}`;
}
