import { expect, it } from "vitest";
import type { RenderInput } from "#shared/render-input.ts";
import { smallBuild } from "#tests/fixtures/small-build.ts";
import { toAppModule } from "./app-module.ts";

const app = toAppModule(smallBuild(), "production");

function input() {
  const unforeseen: unknown[] = [];
  const report = {
    failedRead() {},
    leftOut() {},
    reads() {},
    expiresAt() {},
    unexpected: (error: unknown) => unforeseen.push(error),
  };
  const it: RenderInput = {
    report,
    backend: { url: "http://backend.test", key: "key", fetch: async () => Response.json([{ name: "Acacias" }]) },
    // No page of the fixture reads it.
    config: {} as never,
    visitor: { address: "", mayDo: async () => true, hurries: false },
    mode: { nonce: "n1", streams: false },
  };
  return { input: it, unforeseen };
}

it.each([
  ...["/", "/club/Acacias", "/club/nada", "/news?pagina=3", "/no-existe", "/nada/de/nada"],
  ...["/broken", "/map.xml", "/moved", "/old"],
])("the page of %s knows its own routes alone, and is what the router makes of all", async (path) => {
  const [own, whole] = [input(), input()];
  const request = () => new Request(`http://site.test${path}`);
  const page = await app.handlePage(request(), own.input);
  const expected = await app.handle(request(), whole.input);
  expect(page.status).toBe(expected.status);
  expect([...page.headers]).toEqual([...expected.headers]);
  expect(await page.text()).toBe(await expected.text());
  expect(own.unforeseen).toEqual(whole.unforeseen);
});
