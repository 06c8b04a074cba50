/** The address of an event on the site. */
export function eventPath({ slug }: { slug: string }): string {
  return `/events/${encodeURIComponent(slug)}`;
}
