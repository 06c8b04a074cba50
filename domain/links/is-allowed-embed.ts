/**
 * Whether a page may show what lies at this address inside a frame: https, from one of the origins that the
 * configuration allows (architecture §1, EMBED_ORIGINS), without a name and password in it.
 */
export function isAllowedEmbed(address: string, origins: readonly string[]): boolean {
  const url = URL.parse(address.trim());
  if (url === null || url.protocol !== "https:" || url.username !== "" || url.password !== "") return false;
  return origins.some((origin) => originOf(origin) === url.origin);
}

// Configured as `https://host` or as a bare `host`.
function originOf(configured: string): string | undefined {
  return URL.parse(/^[a-z]+:\/\//i.test(configured) ? configured : `https://${configured}`)?.origin;
}
