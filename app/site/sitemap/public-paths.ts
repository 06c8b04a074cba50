import { clubAddress, clubSegment } from "#app/domain/clubs/find-club.ts";

interface Slugged {
  slug: string;
}

/** What the database has that stands at an address of its own. */
export interface PublicContent {
  clubs: readonly { id: string; link: string | null }[];
  clubsWithClasses: ReadonlySet<string>;
  products: readonly Slugged[];
  landingPages: readonly Slugged[];
  /** Published and due; null while the section 9FToday is off. */
  articles: readonly Slugged[] | null;
}

const fixed = ["/", "/clubs", "/events", "/contact", "/ninecast", "/merch", "/careers", "/partners"];
const more = ["/partners/alpine-madrid-sur", "/manifiesto", "/visita"];
const legal = [
  "/politica-de-privacidad",
  "/terminos-y-condiciones",
  "/politica-de-cookies",
  "/aviso-legal",
  "/accesibilidad",
];

/** Every address that a search engine may show, each once. */
export function publicPaths({ clubs, clubsWithClasses, products, landingPages, articles }: PublicContent): string[] {
  const below = (base: string, rows: readonly Slugged[]) =>
    rows.map(({ slug }) => `${base}/${encodeURIComponent(slug)}`);
  return [
    ...fixed,
    ...more,
    ...(articles ? ["/9ftoday", ...below("/9ftoday", articles)] : []),
    ...clubs.flatMap((club) => {
      const path = clubAddress(clubSegment(clubs, club));
      return clubsWithClasses.has(club.id) ? [path, `${path}/horario`] : [path];
    }),
    ...below("/merch", products),
    ...below("/p", landingPages),
    ...legal,
  ];
}
