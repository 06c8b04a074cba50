const near =
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd][\da-f]{2}:|fe80:|::ffff:(?:127|10)\.)/i;

/**
 * Whether a request came through a proxy that is not in TRUSTED_PROXIES, by the address that was taken for the visitor's
 * and by `X-Forwarded-For`: a neighbour who speaks of others. From far away anybody could claim that.
 */
export function isUnknownProxy(address: string, forwarded: string | null | undefined): boolean {
  if (!forwarded || !near.test(address)) return false;
  return !forwarded.split(",").some((part) => part.trim() === address);
}
