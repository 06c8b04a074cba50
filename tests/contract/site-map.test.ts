import { afterAll, beforeAll, expect, test } from "vitest";
import { inLanguage, languageOf, languages, ownLanguage, publishedLanguages } from "#shared/language.ts";
import { openTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";
import { structuredDataFaults } from "#tests/fixtures/schema-vocabulary.ts";
import { openTestSite, type TestSite } from "#tests/fixtures/test-site.ts";
import { readSiteMap } from "../../bench/measure/site-map.ts";

// What a search engine finds that follows the site map: each address in each language.
const siteUrl = "https://www.ninefitness.test";
let backend: TestBackend;
let site: TestSite;
let paths: string[];
const pages = new Map<string, { status: number; html: string }>();
beforeAll(async () => {
  backend = await openTestBackend();
  site = await openTestSite(backend);
  paths = await readSiteMap(site.origin);
  for (const path of paths) {
    // As a crawler: a page that takes long would go ahead as a frame without its head.
    const answer = await fetch(site.origin + path, { redirect: "manual", headers: { accept: "*/*" } });
    pages.set(path, { status: answer.status, html: await answer.text() });
  }
});
afterAll(() => site.close());

/** The attribute of the first tag that matches. */
const attributeOf = (html: string, tag: RegExp) => tag.exec(html)?.[1];

test("every address is there, its own, and in the language that it says", () => {
  expect(paths).toEqual(expect.arrayContaining(["/", "/en", "/club/acacias", "/en/club/acacias", "/en/aviso-legal"]));
  expect(new Set(paths).size).toBe(paths.length);
  for (const [path, { status, html }] of pages) {
    expect([path, status]).toEqual([path, 200]);
    expect([path, attributeOf(html, /<link rel="canonical" href="([^"]*)"/)]).toEqual([path, siteUrl + path]);
    expect([path, attributeOf(html, /<meta property="og:url" content="([^"]*)"/)]).toEqual([path, siteUrl + path]);
    expect([path, attributeOf(html, /<html lang="([^"]*)"/)]).toEqual([path, languageOf(path)]);
    const locale = languages.find(({ code }) => code === languageOf(path))?.openGraph;
    expect([path, attributeOf(html, /<meta property="og:locale" content="([^"]*)"/)]).toEqual([path, locale]);
    expect(html, path).not.toMatch(/<meta name="robots" content="[^"]*noindex/);
  }
});

test("every address names the same page in each language, which is in the map and names it back", () => {
  for (const [path, { html }] of pages) {
    const named = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)].map(
      ([, language, href]) => [language, href],
    );
    const expected = [...publishedLanguages, "x-default"].map((text) => {
      const language = publishedLanguages.find((code) => code === text) ?? ownLanguage;
      return [text, siteUrl + inLanguage(path, language)];
    });
    expect([path, named]).toEqual([path, expected]);
    for (const [, href = ""] of named) expect(paths, path).toContain(new URL(href).pathname);
  }
});

test.each([
  ["/club", "/clubs"],
  ["/club?utm_source=a", "/clubs?utm_source=a"],
  ["/en/club", "/en/clubs"],
])("%s, from which somebody has cut a club's name, leads to all of them", async (path, to) => {
  const answer = await fetch(site.origin + path, { redirect: "manual", headers: { accept: "*/*" } });
  expect([answer.status, answer.headers.get("location")]).toEqual([301, to]);
  expect(paths).not.toContain(path);
});

test("what can be sent on from a page is in its language", () => {
  const sent = [...pages].flatMap(([path, { html }]) =>
    [...html.matchAll(/data-share-url="([^"]*)"/g)].map(([, href = ""]) => ({ path, to: new URL(href).pathname })),
  );
  expect(sent.filter(({ path }) => languageOf(path) !== ownLanguage).length).toBeGreaterThan(20);
  expect(sent.filter(({ path, to }) => languageOf(path) !== languageOf(to))).toEqual([]);
  const own = sent.filter(({ path, to }) => path === to).map(({ path }) => path);
  for (const room of ["9ftoday", "merch", "events", "ninecast", "p"])
    expect(
      own.some((path) => path.startsWith(`/en/${room}/`)),
      room,
    ).toBe(true);
});

test("each has a title, a description and a card of its own in its language", () => {
  const seen = new Map<string, string>();
  for (const [path, { html }] of pages) {
    const title = attributeOf(html, /<title>([^<]+)<\/title>/);
    const description = attributeOf(html, /<meta name="description" content="([^"]+)"/);
    expect(title, path).toBeTruthy();
    expect(description, path).toBeTruthy();
    const own = `${languageOf(path)} ${title}`;
    expect(seen.get(own), `${path} is called like`).toBeUndefined();
    seen.set(own, path);
    const file = `/cards${path === "/" ? "/inicio" : path}.jpg`;
    expect(html, path).toContain(`<meta property="og:image" content="${siteUrl}${file}?v=`);
  }
});

test("what each tells search engines holds against the vocabulary of schema.org, in its language", () => {
  const kinds = Object.fromEntries(publishedLanguages.map((language) => [language, new Set<string>()]));
  for (const [path, { html }] of pages) {
    for (const [, json = ""] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
      expect([path, structuredDataFaults(JSON.parse(json))]).toEqual([path, []]);
      for (const [, kind = ""] of json.matchAll(/"@type":"(\w+)"/g)) kinds[languageOf(path)]?.add(kind);
    }
  }
  for (const [language, found] of Object.entries(kinds)) {
    expect([...found], language).toEqual(
      expect.arrayContaining(["ExerciseGym", "NewsArticle", "Product", "Event", "PodcastEpisode", "BreadcrumbList"]),
    );
  }
});
