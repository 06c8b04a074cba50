import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { ownLanguage, publishedLanguages } from "#shared/language.ts";
import { panelRoutes } from "./admin/panel-routes.ts";
import { pagesIn } from "./site/pages-in.ts";

/** The pages that visitors read, by hand: the table of contents. */
const pages: RouteConfigEntry[] = [
  layout("site/layout/public-layout.tsx", [
    layout("site/layout/page-boundary.tsx", [
      index("site/routes/home.tsx"),
      route("clubs", "site/routes/clubs.tsx"),
      route("club/:club", "site/routes/club.tsx"),
      route("club/:club/horario", "site/routes/timetable.tsx"),
      route("club/:club/visita", "site/routes/visit.tsx"),
      route("comparar-tarifas", "site/routes/compare-rates.tsx"),
      route("visita", "site/routes/visit-chooser.tsx"),
      route("visita/:secret", "site/routes/own-visit.tsx"),
      route("visita/:secret/cambiar", "site/routes/change-visit.tsx"),
      route("club/:club/cartel", "site/routes/hours-notice.tsx"),
      route("events", "site/routes/events.tsx"),
      route("events/:event", "site/routes/event.tsx"),
      route("contact", "site/routes/contact.tsx"),
      route("careers", "site/routes/careers.tsx"),
      route("ninecast", "site/routes/ninecast.tsx"),
      route("ninecast/:episode", "site/routes/episode.tsx"),
      route("ninecast/:episode/transcripcion", "site/routes/transcript.tsx"),
      route("9ftoday", "site/routes/news.tsx"),
      route("9ftoday/:slug", "site/routes/article.tsx"),
      route("merch", "site/routes/merch.tsx"),
      route("merch/:slug", "site/routes/product.tsx"),
      route("politica-de-privacidad", "site/routes/legal/privacy.tsx"),
      route("terminos-y-condiciones", "site/routes/legal/terms.tsx"),
      route("politica-de-cookies", "site/routes/legal/cookies.tsx"),
      route("aviso-legal", "site/routes/legal/legal-notice.tsx"),
      route("accesibilidad", "site/routes/legal/accessibility.tsx"),
      route("partners", "site/routes/partners.tsx"),
      route("partners/propuesta-enviada", "site/routes/proposal-sent.tsx"),
      route("partners/alpine-madrid-sur", "site/routes/partner-promo.tsx"),
      route("*", "site/routes/not-found.tsx"),
    ]),
  ]),
  layout("site/layout/bare-layout.tsx", [
    layout("site/layout/page-boundary.tsx", { id: "bare-boundary" }, [
      route("manifiesto", "site/routes/manifiesto.tsx"),
      route("p", "site/routes/landing-without-slug.tsx"),
      route("p/:slug", "site/routes/landing.tsx"),
    ]),
  ]),
];

/** What programs read of them, and where what is no page leads. */
const feeds: RouteConfigEntry[] = [
  route("club", "site/routes/documents/clubs-address.ts"),
  route("9ftoday/rss.xml", "site/routes/documents/news-feed.ts"),
  route("ninecast/rss.xml", "site/routes/documents/episodes-feed.ts"),
  route("merch/:slug/subtitulos.vtt", "site/routes/documents/product-captions.ts"),
  route("events/:event/subtitulos.vtt", "site/routes/documents/event-captions.ts"),
  route("events.ics", "site/routes/documents/events-calendar.ts"),
  route("club/:club/horario.ics", "site/routes/documents/timetable-calendar.ts"),
  route("visita/:secret/visita.ics", "site/routes/documents/visit-calendar.ts"),
];

/** Every address of the site; pages and feeds once more for each further language. The panel has one. */
export default [
  ...pages,
  ...feeds,
  ...publishedLanguages
    .filter((language) => language !== ownLanguage)
    .flatMap((language) => pagesIn(language, [...pages, ...feeds])),
  route("calendario/:secret", "site/routes/documents/staff-calendar.ts"),
  route("sitemap.xml", "site/routes/documents/sitemap.ts"),
  route("sitemaps/:part", "site/routes/documents/sitemap-part.ts"),
  route("robots.txt", "site/routes/documents/robots.ts"),
  ...panelRoutes,
] satisfies RouteConfig;
