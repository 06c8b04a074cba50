/** A page of ours as the path that it is, whichever way it was written. */
export function withoutOwnHost(target: string | null): string | null {
  if (!target) return null;
  const { origin } = location;
  return target.toLowerCase().startsWith(`${origin}/`) ? target.slice(origin.length) : target;
}
