import { afterEach, expect, test, vi } from "vitest";
import { redirectTexts } from "#texts/admin/redirect-texts.ts";
import { checkRedirect } from "./check-redirect.ts";

afterEach(() => vi.unstubAllGlobals());

/** What the site itself answers at an address. */
function siteAnswers(status: number): void {
  vi.stubGlobal("location", new URL("https://ninefitness.example/admin/redirects"));
  vi.stubGlobal("fetch", async () => new Response(null, { status }));
}
const check = (path: string) => checkRedirect({ path, leads_to: "/clubs" }, null, []);

test.each([404, 410, 503])("an address that answers %d is free", async (status) => {
  siteAnswers(status);
  expect(await check("/verano")).toEqual({ values: { path: "/verano", leads_to: "/clubs" } });
});

test.each([200, 400, 401, 405])("one that answers %d is not, be it a page or a door", async (status) => {
  siteAnswers(status);
  expect(await check("/rest/v1/x")).toEqual({ faults: { path: redirectTexts.isPage("/rest/v1/x") } });
});
