import { data, type RouteObject, RouterContextProvider } from "react-router";
import { beforeEach, expect, it } from "vitest";
import { createDataLoader } from "./create-data-loader.ts";

let asked: string[];
let answer: () => unknown;
const routes: RouteObject[] = [
  {
    id: "layout",
    path: "",
    ErrorBoundary: () => null,
    loader: () => asked.push("layout"),
    children: [
      {
        id: "club",
        path: "club/:name",
        loader: ({ params, url }) => {
          asked.push(`${params.name}${url.search}`);
          return answer();
        },
      },
    ],
  },
];
const load = createDataLoader(routes);

beforeEach(() => {
  asked = [];
  answer = () => ({ name: "Acacias" });
});

const ask = (path: string) => load(new Request(`http://site.test${path}`), new RouterContextProvider());

it("gives what the loaders of an address gave, each time anew", async () => {
  const first = await ask("/club/acacias?vista=mapa");
  expect(first).toMatchObject({ statusCode: 200, errors: null, loaderData: { layout: 1, club: { name: "Acacias" } } });
  expect(first).toMatchObject({ location: { pathname: "/club/acacias", search: "?vista=mapa" } });
  await ask("/club/retiro");
  expect(asked).toEqual(["layout", "acacias?vista=mapa", "layout", "retiro"]);
});

it.each([
  ["a status of its own", () => data(null, { status: 404 }), { statusCode: 404, errors: null }],
  ["an error with a status", () => Promise.reject(data(null, { status: 410 })), { statusCode: 410 }],
  ["a redirect", () => new Response(null, { status: 302, headers: { location: "/" } }), { status: 302 }],
  ["an error nobody foresaw", () => JSON.parse("{"), { statusCode: 500 }],
])("a loader that says %s is asked once, and answered by the router's rules", async (_, says, expected) => {
  answer = says;
  expect(await ask("/club/acacias")).toMatchObject(expected);
  expect(asked).toEqual(["layout", "acacias"]);
});

it("an address that leads nowhere is a 404", async () => {
  expect(await ask("/nada/de/nada")).toMatchObject({ statusCode: 404 });
});
