import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchPath } from "react-router";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { publicAddresses } from "../../../bench/measure/public-addresses.ts";
import { publicPaths } from "./public-paths.ts";

const nothing = { clubs: [], clubsWithClasses: new Set<string>(), products: [], landingPages: [], articles: [] };

test("every kind of content stands at its own address", () => {
  const paths = publicPaths({
    clubs: [
      { id: "acacias", link: null },
      { id: "retiro", link: null },
    ],
    clubsWithClasses: new Set(["acacias"]),
    products: [{ slug: "taza-9f" }],
    landingPages: [{ slug: "verano" }],
    articles: [{ slug: "dormir" }],
  });
  expect(paths).toEqual(
    expect.arrayContaining(["/", "/club/acacias", "/merch/taza-9f", "/p/verano", "/9ftoday/dormir"]),
  );
  expect(paths.filter((path) => path.endsWith("/horario"))).toEqual(["/club/acacias/horario"]);
  expect(new Set(paths).size).toBe(paths.length);
});

test("the news are left out while their section is off", () => {
  expect(publicPaths(nothing)).toContain("/9ftoday");
  expect(publicPaths({ ...nothing, articles: null }).filter((path) => path.startsWith("/9ftoday"))).toEqual([]);
});

test("an odd id stays one segment of its address", () => {
  expect(publicPaths({ ...nothing, clubs: [{ id: "a/b ñ", link: null }] })).toContain("/club/a%2Fb%20%C3%B1");
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
  // Found from the club's page; what it says changes by the minute.
  "/club/:club/visita",
  // Of one visitor each.
  "/visita/:secret",
  "/visita/:secret/cambiar",
  "/visita/:secret/visita.ics",
  // Feeds and calendars.
  "/9ftoday/rss.xml",
  "/ninecast/rss.xml",
  "/events.ics",
  "/sitemap.xml",
  "/robots.txt",
  // The ways into the panel.
  "/login",
  "/login/nueva",
  "/login/olvidada",
  "/sin-acceso",
];

const patterns = patternsOf(routes).filter((it) => !/^\/(\*|admin)(\/|$)/.test(it));

test("every route is in the map or has a reason not to be", () => {
  const paths = publicPaths({
    clubsWithClasses: new Set(["acacias"]),
    clubs: [{ id: "acacias", link: null }],
    products: [{ slug: "taza-9f" }],
    landingPages: [{ slug: "verano" }],
    articles: [{ slug: "dormir" }],
  });
  const isListed = (pattern: string) => paths.some((path) => matchPath(pattern, path));
  expect(patterns.filter((it) => !isListed(it)).toSorted()).toEqual(unlisted.toSorted());
  expect(paths.filter((path) => !patterns.some((it) => matchPath(it, path)))).toEqual([]);
});

/** Pages that are made of the same parts as one that is measured. */
const unmeasured = [
  // The clubs by name, each a link.
  "/visita",
];

test("a page of each kind has its weight and its pictures measured", () => {
  const kinds = patterns.filter((it) => !unlisted.includes(it));
  const missing = kinds.filter((it) => !publicAddresses.some((address) => matchPath(it, address)));
  expect(missing.toSorted(), "bench/measure/public-addresses.ts").toEqual(unmeasured);
});

/** The addresses of the route list. */
function patternsOf(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const here = path === undefined ? parent : `${parent}/${path}`;
    return [...(path !== undefined || index ? [here || "/"] : []), ...patternsOf(children, here)];
  });
}
