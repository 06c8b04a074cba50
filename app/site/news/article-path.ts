export function articlePath({ slug }: { slug: string }): string {
  return `/9ftoday/${encodeURIComponent(slug)}`;
}
