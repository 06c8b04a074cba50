import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchPath } from "react-router";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { inLanguage, languageOf, ownLanguage, publishedLanguages } from "#shared/language.ts";
import { publicAddresses } from "../../../bench/measure/public-addresses.ts";
import { articleEntries, publicEntries } from "./public-entries.ts";

const updated_at = "2026-11-20T09:00:00Z";
const none = { hero_image: null, image: null, image_url: null, updated_at };
const article = { ...none, slug: "dormir", publication_date: "2026-11-21T09:00:00Z" };
const nothing = {
  clubs: [],
  clubsWithClasses: new Set<string>(),
  products: [],
  landingPages: [],
  events: [],
  episodes: [],
  ofClubs: [],
  deletions: {},
};
const some = {
  clubs: [
    { ...none, id: "acacias", link: null, hero_image: "/hero.jpg" },
    { ...none, id: "retiro", link: null, image: "javascript:alert(1)" },
  ],
  clubsWithClasses: new Set(["acacias"]),
  products: [{ ...none, slug: "taza-9f", image_url: "/taza.jpg" }],
  landingPages: [{ slug: "verano", updated_at }],
  events: [
    { slug: "carrera", image_url: "/carrera.jpg", updated_at: "2026-11-02T09:00:00Z" },
    { slug: "taller", image_url: "javascript:alert(1)", updated_at: "2026-11-12T09:00:00+01:00" },
  ],
  episodes: [{ slug: "dormir", youtube_id: "demo9F0_101", image_url: null, updated_at: "2026-11-10T09:00:00Z" }],
  ofClubs: [{ club_id: "acacias", updated_at: "2026-11-21T09:00:00Z" }],
  deletions: {},
};
const pathsOf = (entries: readonly { path: string }[]) => entries.map(({ path }) => path);

test("every kind of content stands at its own address", () => {
  const entries = [...publicEntries(some, true), ...articleEntries([article])];
  const paths = pathsOf(entries);
  expect(paths).toEqual(
    expect.arrayContaining(["/", "/club/acacias", "/merch/taza-9f", "/p/verano", "/9ftoday/dormir"]),
  );
  expect(paths.filter((path) => path.endsWith("/horario"))).toEqual(["/club/acacias/horario"]);
  expect(new Set(paths).size).toBe(paths.length);
  const entry = (path: string) => entries.find((sitemapEntry) => sitemapEntry.path === path);
  expect(entry("/club/acacias")).toEqual({
    path: "/club/acacias",
    changedAt: "2026-11-21T09:00:00Z",
    picture: "/hero.jpg",
  });
  expect(entry("/club/retiro")?.picture).toBeNull();
  expect(entry("/9ftoday/dormir")?.changedAt).toBe(article.publication_date);
  expect(entry("/clubs")).toEqual({ path: "/clubs", changedAt: updated_at });
  expect(entry("/events")?.changedAt).toBe("2026-11-12T09:00:00+01:00");
  expect(entry("/contact")).toEqual({ path: "/contact" });
  expect(entry("/events/carrera")).toEqual({
    ...{ path: "/events/carrera", changedAt: "2026-11-02T09:00:00Z", picture: "/carrera.jpg" },
  });
  expect(entry("/events/taller")?.picture).toBeNull();
  expect(entry("/ninecast/dormir")?.picture).toBe("/pictures/1250-16x9.webp/video/demo9F0_101");
});

test("a page has changed since one of its rows was taken away, the last one too", () => {
  const deletions = {
    events: "2026-11-22T10:00:00Z",
    ninecast_episodes: "2026-11-22T11:00:00Z",
    "precios acacias": "2026-11-22T12:00:00Z",
    // Before what is left was changed.
    clubs: "2026-01-01T00:00:00Z",
  };
  const entries = publicEntries({ ...some, deletions }, true);
  const changedAt = (path: string) => entries.find((entry) => entry.path === path)?.changedAt;
  expect(changedAt("/events")).toBe(deletions.events);
  expect(changedAt("/ninecast")).toBe(deletions.ninecast_episodes);
  expect(changedAt("/club/acacias")).toBe(deletions["precios acacias"]);
  expect(changedAt("/club/retiro")).toBe(updated_at);
  expect(changedAt("/clubs")).toBe(updated_at);
});

test("the news are left out while their section is off", () => {
  expect(pathsOf(publicEntries(nothing, true))).toContain("/9ftoday");
  expect(pathsOf(publicEntries(nothing, false)).filter((path) => path.startsWith("/9ftoday"))).toEqual([]);
});

test("an odd id stays one segment of its address", () => {
  const odd = { ...nothing, clubs: [{ ...none, id: "a/b ñ", link: null }] };
  expect(pathsOf(publicEntries(odd, true))).toContain("/club/a%2Fb%20%C3%B1");
});

/** Addresses that no search engine shall show, or that are no pages. */
const unlisted = [
  // Says that a proposal was sent.
  "/partners/propuesta-enviada",
  // The texts of a landing page that is not there.
  "/p",
  // The hours of a club on a sheet to print.
  "/club/:club/cartel",
  // A calendar to subscribe to.
  "/club/:club/horario.ics",
  // What is said in an episode: found from its card, where there is one.
  "/ninecast/:episode/transcripcion",
  // What is said in a product's video, for its player.
  "/merch/:slug/subtitulos.vtt",
  "/events/:event/subtitulos.vtt",
  // Found from the club's page; what it says changes by the minute.
  "/club/:club/visita",
  // Of one visitor each.
  "/visita/:secret",
  "/visita/:secret/cambiar",
  "/visita/:secret/visita.ics",
  // It leads to the list of clubs.
  "/club",
  // Feeds and calendars.
  "/9ftoday/rss.xml",
  "/ninecast/rss.xml",
  "/events.ics",
  "/sitemap.xml",
  "/sitemaps/:part",
  "/robots.txt",
  // The calendar of one of the staff, to subscribe to.
  "/calendario/:secret",
  // The ways into the panel.
  "/login",
  "/login/nueva",
  "/login/olvidada",
  "/sin-acceso",
];

/** Those of the site's own language; the others have the same ones below their own addresses. */
const all = patternsOf(routes);
const patterns = all.filter((text) => !/^\/(\*|admin)(\/|$)/.test(text) && languageOf(text) === ownLanguage);

test.each(publishedLanguages.filter((language) => language !== ownLanguage))(
  "every page and feed can be read in %s",
  (language) => {
    const theirs = all.filter((text) => languageOf(text) === language).map((text) => inLanguage(text, ownLanguage));
    const isPage = (text: string) =>
      !/^\/(admin|calendario|login|sin-acceso|sitemaps)(\/|$)|\/(sitemap\.xml|robots\.txt)$/.test(text);
    expect(new Set(theirs)).toEqual(new Set(all.filter((text) => languageOf(text) === ownLanguage && isPage(text))));
  },
);

test("every route is in the map or has a reason not to be", () => {
  const paths = pathsOf([...publicEntries(some, true), ...articleEntries([article])]);
  const isListed = (pattern: string) => paths.some((path) => matchPath(pattern, path));
  expect(patterns.filter((pattern) => !isListed(pattern)).toSorted()).toEqual(unlisted.toSorted());
  expect(paths.filter((path) => !patterns.some((pattern) => matchPath(pattern, path)))).toEqual([]);
});

test("a page of each kind has its weight and its pictures measured", () => {
  const kinds = patterns.filter((pattern) => !unlisted.includes(pattern));
  const missing = kinds.filter((kind) => !publicAddresses.some((address) => matchPath(kind, address)));
  expect(missing.toSorted(), "bench/measure/public-addresses.ts").toEqual([]);
});

/** The addresses of the route list. */
function patternsOf(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const here = path === undefined ? parent : `${parent}/${path}`;
    return [...(path !== undefined || index ? [here || "/"] : []), ...patternsOf(children, here)];
  });
}
