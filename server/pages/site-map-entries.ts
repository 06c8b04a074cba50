/** What the site map says of each page: when it was changed, as far as that is known. */
export type SiteMapEntries = Map<string, string>;

/**
 * The pages of the site map, with all its parts. `read` gives the text at a path of ours, or null where it could not be
 * made; then this is null too: of half a map the other half would seem to be gone.
 */
export async function readSiteMap(read: (path: string) => Promise<string | null>): Promise<SiteMapEntries | null> {
  const index = await read("/sitemap.xml");
  if (index === null) return null;
  const parts = [...entriesOf(index).keys()].map((address) => new URL(address).pathname);
  const texts = await Promise.all(parts.map(read));
  if (texts.includes(null)) return null;
  return new Map(texts.flatMap((text) => [...entriesOf(text ?? "")]));
}

/** The addresses whose entry is another than before, or that have come or gone. */
export function changedAddresses(before: SiteMapEntries, now: SiteMapEntries): string[] {
  const known = [...new Set([...before.keys(), ...now.keys()])];
  return known.filter((address) => before.get(address) !== now.get(address));
}

function entriesOf(xml: string): SiteMapEntries {
  const places = xml.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g);
  return new Map([...places].map(([, address = "", changed = ""]) => [plain(address), changed]));
}

const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function plain(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => signs[name] ?? "");
}
