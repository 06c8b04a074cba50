import { expect, test } from "vitest";
import { makePage } from "#server/answers/page.ts";
import { keptPage } from "./kept-page.ts";

const answers: Record<string, { status: number; location?: string }> = {
  "/club/acacias": { status: 200 },
  "/club/acacias-viejo": { status: 301, location: "/club/acacias" },
  "/en/club/acacias-viejo": { status: 301, location: "/en/club/acacias" },
  "/en/club/acacias": { status: 200 },
  "/club/no-hay": { status: 404 },
  "/club/gone": { status: 301, location: "/club/no-hay" },
  "/a": { status: 301, location: "/b" },
  "/b": { status: 301, location: "/a" },
  "/away": { status: 301, location: "https://other.example/" },
};
const pages = {
  addresses: { keyOf: (path: string) => (path in answers ? path : path.toLowerCase()) },
  cache: {
    get(key: string) {
      const { status = 404, location } = answers[key] ?? {};
      const headers: [string, string][] = location ? [["location", location]] : [];
      return makePage({ status, headers, body: Buffer.from(`page ${key}`), expiresAt: Number.POSITIVE_INFINITY });
    },
  },
};

test.each([
  ["/club/acacias", "page /club/acacias"],
  ["/club/acacias-viejo", "page /club/acacias"],
  ["/en/club/acacias-viejo", "page /en/club/acacias"],
  ["/club/no-hay", null],
  ["/club/gone", null],
  // Never further than one step, and never to another host.
  ["/a", null],
  ["/away", null],
  ["/CLUB/acacias", null],
])("the kept page of %s is %s", async (path, text) => {
  expect(await keptPage(pages, path)).toBe(text);
});
