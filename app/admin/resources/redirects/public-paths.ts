/** The pages of the site but its articles, as its own map tells them; none where it does not answer. */
export async function publicPaths(): Promise<string[]> {
  // The map's first part; the others are the articles, month by month.
  const [pages] = await pathsIn("/sitemap.xml");
  return pages === undefined ? [] : pathsIn(pages);
}

async function pathsIn(map: string): Promise<string[]> {
  const answer = await fetch(map).catch(() => null);
  const text = answer?.ok ? await answer.text() : "";
  const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = ""]) => new URL(place).pathname);
  return places.filter((place) => !place.startsWith("/en/") && place !== "/en");
}
