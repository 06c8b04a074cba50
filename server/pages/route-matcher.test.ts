import { matchRoutes, type RouteObject } from "react-router";
import { expect, it } from "vitest";
import { RouteMatcher } from "./route-matcher.ts";

const page = (path: string): RouteObject => ({ id: path, path });
const routes: RouteObject[] = [
  {
    id: "layout",
    children: [
      { id: "home", index: true },
      ...["clubs", "club/:club", "club/:club/horario", "club/nuevo", ":any/horario", "*"].map(page),
    ],
  },
  {
    id: "english",
    path: "en",
    children: [{ id: "en home", index: true }, page("clubs"), page("club/:club"), page("*")],
  },
  { id: "panel", path: "admin", children: [page("clubs"), page("clubs/:id")] },
  page("café"),
  page("p/:slug?"),
  page("sitemap.xml"),
];
const matcher = new RouteMatcher(routes);

it.each([
  ["/", "/clubs", "/clubs/", "/CLUBS", "/clubs?a=/en", "/clubs#en", "//clubs", "/club", "/club/", "/club/acacias"],
  ["/club/nuevo", "/club/a/horario", "/nada/horario", "/clubs/horario", "/club/a%2Fb", "/club/nuevo/horario"],
  [
    "/en",
    "/en/",
    "/en/clubs",
    "/EN/Clubs",
    "/en/club/a",
    "/en/club",
    "/en/nada",
    "/en/horario",
    "/en%2Fclubs",
    "/%65n",
  ],
  ["/admin", "/admin/clubs", "/admin/clubs/3", "/admin/nada", "/caf%C3%A9", "/café", "/p", "/p/verano", "/p/a/b"],
  ["/sitemap.xml", "/Sitemap.XML", "/nada", "/nada/de/nada", "/constructor", "/%", ""],
])("finds what the router finds", (...paths) => {
  const said = (matches: ReturnType<typeof matchRoutes>) =>
    (matches ?? []).map(({ route, params, pathname }) => ({ id: route.id, params, pathname }));
  for (const path of paths) expect(said(matcher.match(path)), path).toEqual(said(matchRoutes(routes, path)));
});
