/** Whether a host is this site's, with `www.` or without. */
export const isOwnHost = (host: string): boolean => bare(host) === bare(location.host);

const bare = (host: string) => host.toLowerCase().replace(/^www\./, "");

/** A page of ours as the path that it is, whichever way it was written. */
export function withoutOwnHost(target: string | null): string | null {
  const [, host, path] = /^https?:\/\/([^/?#]+)(\/.*)$/i.exec(target ?? "") ?? [];
  return host && path && isOwnHost(host) ? path : target || null;
}
