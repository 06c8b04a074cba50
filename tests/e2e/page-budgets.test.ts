import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { topicsOf } from "#app/islands/islands.ts";
import { purposes } from "#domain/consent/purposes.ts";
import { en } from "#texts/en.ts";
import * as listToasts from "#texts/site/list-toasts.ts";
import { type Topic, wordsOf } from "#texts/topics.ts";
import { measurePictures, mostPixels } from "../../bench/measure/oversized-pictures.ts";
import { publicAddresses } from "../../bench/measure/public-addresses.ts";
import { untilReady, wakeEverything, weighPage, wholeWeight } from "../../bench/measure/weigh-page.ts";
import { brokenWords } from "./fixtures/broken-words.ts";
import { expect, type Page, test } from "./fixtures/journey.ts";

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Most are lighter; in two the prefix of each link weighs more than the words save (1.004). */
const mostOfSpanish = 1.02;

// Many pages in one journey: a machine that stalls needs more than a journey's time for them.
test.slow();

// Sizes do not depend on the machine's speed, so they are kept here; `npm run bench -- page-weight` shows the figures.

test("the home page on a phone weighs what it may, asleep and awake @desktop", async ({ browser, site }) => {
  const home = await weighPage(browser, site.url);
  expect(home.font).toBeGreaterThan(40_000);
  expect(home.picture).toBeGreaterThan(10_000);
  expect(wholeWeight(home)).toBeLessThanOrEqual(140_000);
  const awake = await weighPage(browser, site.url, { act: wakeEverything });
  expect(awake.script).toBeGreaterThanOrEqual(home.script);
  expect(awake.script).toBeLessThanOrEqual(85_000);
});

test("no public page has more than 5 kB of script before it is touched @desktop", async ({ browser, site }) => {
  const weigh = async (path: string) => ({
    path,
    ...(await weighPage(browser, site.url + path, { withoutPictures: true })),
  });
  // English pages bring the same scripts, which is held below: those that wake by themselves are enough here.
  const addresses = [
    ...publicAddresses,
    "/en",
    "/en/club/acacias/horario",
    ...visits,
    ...visits.map((visit) => `/en${visit}`),
  ];
  const pages = [];
  for (let from = 0; from < addresses.length; from += 3) {
    pages.push(...(await Promise.all(addresses.slice(from, from + 3).map(weigh))));
  }
  expect(pages.filter(({ script }) => script < 1_000 || script > 5_000)).toEqual([]);
  // Styles travel in the document: nothing else stands between it and the first paint.
  expect(pages.filter(({ style }) => style > 0)).toEqual([]);
});

test("a page on which a visit is booked travels in 16 kB, made for whoever asks @desktop", async ({ site }) => {
  const weigh = async (path: string) => {
    const { headers } = await site.fetch(path, { headers: { "accept-encoding": "br", accept: "text/html" } });
    return { path, encoding: headers.get("content-encoding"), bytes: Number(headers.get("content-length")) };
  };
  const pages = await Promise.all([...visits, ...visits.map((visit) => `/en${visit}`)].map(weigh));
  expect(pages.filter(({ encoding, bytes }) => encoding !== "br" || bytes < 8_000 || bytes > 16_000)).toEqual([]);
});

/** What is not in the site map, since it changes by the minute; it wakes before anybody has touched it. */
const visits = ["/club/acacias/visita", "/club/retiro/visita"];

test("what wakes in an English page brings what it says, and no other words @desktop", async () => {
  const amiss: [part: string, words: string[]][] = [];
  const parts = Object.entries(builtParts()).flatMap(([key, part]) =>
    topicsOfPart(key).map((topics) => ({ key, part, topics })),
  );
  expect(parts.length).toBeGreaterThan(6);
  for (const { key, part, topics } of parts) {
    const said = new Set(
      [...part.matchAll(/`([^`\\]*)`|"([^"\\]*)"|'([^'\\]*)'/g)].map((match) => match[1] ?? match[2] ?? match[3] ?? ""),
    );
    const known = await wordsOf("en", topics);
    const missing = [...said].filter(
      (text) => Object.hasOwn(en, text) && !Object.hasOwn(known, text) && !unsaid.has(text),
    );
    if (missing.length > 0) amiss.push([key, missing]);
  }
  expect(amiss).toEqual([]);
});

/** In the scripts, but said by the page or by nobody there: what other sections' lists and the purposes of consent are called. */
const unsaid = new Set(textsIn([listToasts, purposes]));

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The scripts of the islands and behaviours, each with all that it imports, by their source. */
function builtParts(): Record<string, string> {
  const folder = new URL("../../build/client/", import.meta.url);
  type Chunk = { file: string; imports?: string[]; isDynamicEntry?: boolean };
  // What Vite writes of the build (its option `manifest`).
  const manifest = JSON.parse(readFileSync(new URL(".vite/islands.json", folder), "utf8")) as Record<string, Chunk>;
  const all = (key: string): string[] => [key, ...(manifest[key]?.imports ?? []).flatMap(all)];
  const text = (key: string) => readFileSync(new URL(manifest[key]?.file ?? "", folder), "utf8");
  const entries = Object.entries(manifest).filter(
    ([key, { isDynamicEntry }]) => isDynamicEntry && key.startsWith("app/"),
  );
  return Object.fromEntries(entries.map(([key]) => [key, [...new Set(all(key))].map(text).join("\n")]));
}

/** The topics that this source names; none where it asks for no words. */
function topicsOfPart(source: string): Topic[][] {
  const island = Object.entries(topicsOf).find(([name]) => source.endsWith(`/${name}.tsx`));
  if (island) return [island[1]];
  const code = readFileSync(new URL(`../../${source}`, import.meta.url), "utf8");
  const asked = /textOfDocument\(("[^)]+)\)/.exec(code)?.[1];
  return asked ? [JSON.parse(`[${asked}]`)] : [];
}

test("an English page weighs no more than the Spanish one, and brings the same scripts @desktop", async ({ site }) => {
  const weigh = async (path: string) => {
    await untilReady(site.url + path);
    const html = await (await site.fetch(path)).text();
    const scripts = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, address]) => address);
    return { bytes: brotliCompressSync(html, fast).length, scripts: new Set(scripts) };
  };
  for (const path of publicAddresses) {
    const spanish = await weigh(path);
    const english = await weigh(path === "/" ? "/en" : `/en${path}`);
    expect(english.scripts, path).toEqual(spanish.scripts);
    expect(english.bytes / spanish.bytes, path).toBeLessThanOrEqual(mostOfSpanish);
  }
});

test("no picture holds more than 1.3 pixels for each that is shown, no title breaks a word @desktop", async ({
  browser,
  page,
  site,
}) => {
  const broken: [address: string, width: number | undefined, words: string[]][] = [];
  const look = async (at: Page) => {
    await at.evaluate(() => document.fonts.ready);
    const words = await at.evaluate(brokenWords);
    if (words.length > 0) broken.push([at.url(), at.viewportSize()?.width, words]);
  };
  const shown = await measurePictures(browser, site.url, publicAddresses, look);
  expect(new Set(shown.map((picture) => picture.page)).size).toBeGreaterThan(12);
  expect(shown.filter(({ times }) => times > mostPixels)).toEqual([]);
  // English words are others; where they are the longest for the screen is enough.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of publicAddresses) {
    await page.goto(path === "/" ? "/en" : `/en${path}`, { waitUntil: "domcontentloaded" });
    await look(page);
  }
  expect(broken).toEqual([]);
});
