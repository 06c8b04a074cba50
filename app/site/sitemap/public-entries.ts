import type {
  AddressedArticle,
  AddressedEpisode,
  AddressedEvent,
  AddressedLanding,
  AddressedProduct,
  Change,
  PublicAddresses,
} from "#app/data/site/public-addresses.ts";
import { episodeStillAddress } from "#app/views/ninecast/episode-still.ts";
import { clubAddress, clubSegments } from "#domain/clubs/find-club.ts";
import { safeSource } from "#domain/links/link-safety.ts";
import { eventPath } from "../events/event-path.ts";
import { articlePath } from "../news/article-path.ts";
import { episodePath } from "../ninecast/episode-path.ts";

export interface SitemapEntry {
  path: string;
  /** When the row that it shows was last changed, as ISO text. */
  changedAt?: string;
  /** The address of the picture that shows what it is about. */
  picture?: string | null;
}

const fixed = ["/", "/contact", "/careers", "/partners"];
const more = ["/partners/alpine-madrid-sur", "/manifiesto", "/visita", "/comparar-tarifas"];
const legal = [
  "/politica-de-privacidad",
  "/terminos-y-condiciones",
  "/politica-de-cookies",
  "/aviso-legal",
  "/accesibilidad",
];

/** Every page but the articles' that a search engine may show, each once. */
export function publicEntries(content: PublicAddresses, isNewsOn: boolean): SitemapEntry[] {
  const { clubs, products, landingPages, events, episodes, deletions } = content;
  const plain = (paths: readonly string[]) => paths.map((path) => ({ path }));
  return [
    ...plain([...fixed, ...more, ...(isNewsOn ? ["/9ftoday"] : [])]),
    listEntry("/clubs", clubs, deletions.clubs),
    listEntry("/events", events, deletions.events),
    listEntry("/ninecast", episodes, deletions.ninecast_episodes),
    listEntry("/merch", products, deletions.merch_products),
    ...clubEntries(content),
    ...products.map(productEntry),
    ...landingPages.map(landingEntry),
    ...events.map(eventEntry),
    ...episodes.map(episodeEntry),
    ...plain(legal),
  ];
}

export function articleEntries(articles: readonly AddressedArticle[]): SitemapEntry[] {
  return articles.map((article) => ({
    path: articlePath(article),
    // One that was written before its date appeared at its date.
    changedAt: latest(article.updated_at, article.publication_date),
    picture: safeSource(article.image_url),
  }));
}

/** A page that shows a list was changed when the latest of its rows was, or when one of them went. */
function listEntry(path: string, rows: readonly Change[], deletedAt: string | undefined): SitemapEntry {
  const moments = [...rows.map((row) => row.updated_at), ...(deletedAt ? [deletedAt] : [])];
  return moments.length === 0 ? { path } : { path, changedAt: latest(...moments) };
}

function clubEntries({ clubs, clubsWithClasses, ofClubs, deletions }: PublicAddresses): SitemapEntry[] {
  const segments = clubSegments(clubs);
  // Its rates and its other offers stand on its page too.
  const offers = Map.groupBy(ofClubs, ({ club_id }) => club_id);
  return clubs.flatMap((club) => {
    const path = clubAddress(segments.get(club.id) ?? club.id);
    const picture = safeSource(club.hero_image) ?? safeSource(club.image);
    const rows = [club, ...(offers.get(club.id) ?? [])];
    const gone = ["precios", "club_extra_services"].flatMap((table) => deletions[`${table} ${club.id}`] ?? []);
    const page = { path, changedAt: latest(...rows.map((row) => row.updated_at), ...gone), picture };
    return clubsWithClasses.has(club.id) ? [page, { path: `${path}/horario` }] : [page];
  });
}

function productEntry({ slug, updated_at, image_url }: AddressedProduct): SitemapEntry {
  return { path: `/merch/${encodeURIComponent(slug)}`, changedAt: updated_at, picture: safeSource(image_url) };
}

function landingEntry({ slug, updated_at }: AddressedLanding): SitemapEntry {
  return { path: `/p/${encodeURIComponent(slug)}`, changedAt: updated_at };
}

function eventEntry(event: AddressedEvent): SitemapEntry {
  return { path: eventPath(event), changedAt: event.updated_at, picture: safeSource(event.image_url) };
}

function episodeEntry(episode: AddressedEpisode): SitemapEntry {
  return { path: episodePath(episode), changedAt: episode.updated_at, picture: episodeStillAddress(episode) };
}

function latest(...moments: string[]): string {
  return moments.reduce((one, other) => (Date.parse(one) >= Date.parse(other) ? one : other));
}
