import { createRequestHandler } from "react-router";
import { expect, it } from "vitest";
import { createLoadContext, renderText } from "#app/entry.server.tsx";
import { smallBuild } from "#tests/fixtures/small-build.ts";
import { createDocumentHandler } from "./create-document-handler.ts";
import { LoaderResults } from "./loader-results.ts";

const build = smallBuild();
const frameworkHandler = createRequestHandler(build, "production");
const documentOf = createDocumentHandler(build, new LoaderResults(createLoadContext), renderText);

function ask(path: string) {
  const said: unknown[] = [];
  const context = createLoadContext({
    backend: { url: "http://backend.test", key: "key", fetch: async () => Response.json([{ name: "Acacias" }]) },
    // No page of the fixture reads it.
    config: {} as never,
    report: {
      failedRead: () => {},
      leftOut: () => {},
      reads: () => {},
      expiresAt: () => {},
      unexpected: (error) => said.push(error),
    },
    visitor: { address: "", mayDo: async () => true, hurries: false },
    mode: { nonce: "n1", streams: false },
  });
  return { request: new Request(`http://site.test${path}`), context, said };
}

it.each(["/", "/club/Acacias", "/club/nada", "/news?pagina=3", "/no-existe"])(
  "%s reads as the framework renders it",
  async (path) => {
    const [own, theirs] = [ask(path), ask(path)];
    const document = await documentOf(own.request, own.context, false);
    const expected = await frameworkHandler(theirs.request, theirs.context);
    expect(document?.status).toBe(expected.status);
    // The place where the framework would hand the loaders' data over.
    expect(await document?.text()).toBe((await expected.text()).replace("<!--$--><!--/$--></body>", "</body>"));
  },
);

it("a redirect stays one", async () => {
  const { request, context } = ask("/moved");
  const answer = await documentOf(request, context, false);
  expect([answer?.status, answer?.headers.get("location")]).toEqual([302, "/news"]);
});

it.each(["/broken", "/map.xml"])("%s is left to the framework, unreported", async (path) => {
  const { request, context, said } = ask(path);
  expect(await documentOf(request, context, false)).toBeNull();
  expect(said).toEqual([]);
});

it("a route that sets headers is refused at the start, before visitors miss them", () => {
  const { home, ...rest } = build.routes;
  if (!home) throw new Error("The fixture has a home page");
  const module = { ...home.module, handle: { hydrate: false }, headers: () => ({}) };
  const odd = { ...build, routes: { ...rest, home: { ...home, module } } };
  expect(() => createDocumentHandler(odd, new LoaderResults(createLoadContext), renderText)).toThrow("home");
});
