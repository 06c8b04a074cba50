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
import { builtParts, reckonPage } from "./fixtures/built-scripts.ts";
import { expect, type Page, test } from "./fixtures/journey.ts";
import { markWords, pagesWithWordsOverPictures } from "./fixtures/words-over-pictures.ts";

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
  // English pages bring the same scripts, which is held below: those that wake by themselves are enough here.
  const addresses = [
    ...publicAddresses,
    "/en",
    "/en/club/acacias/horario",
    ...visits,
    ...visits.map((visit) => `/en${visit}`),
  ];
  const pages = await Promise.all(addresses.map((path) => reckonPage(site.url + path)));
  // Styles travel in the document: nothing else stands between it and the first paint.
  expect(pages.filter(({ sheets }) => sheets > 0)).toEqual([]);
  expect(pages.filter(({ script }) => script < 1_000)).toEqual([]);
  // Where something sleeps far below, a browser brings less than is reckoned.
  for (const { url } of pages.filter(({ script }) => script > 5_000)) {
    const { script } = await weighPage(browser, url, { withoutPictures: true });
    expect(script, url).toBeLessThanOrEqual(5_000);
  }
});

test("what is reckoned of a page is what a browser brings @desktop", async ({ browser, site }) => {
  // What wakes in these stands at their head, on any screen near enough to wake.
  for (const path of ["/", "/politica-de-privacidad", "/club/acacias/visita"]) {
    const reckoned = await reckonPage(site.url + path);
    const brought = await weighPage(browser, reckoned.url, { withoutPictures: true });
    expect([brought.script, brought.style], path).toEqual([reckoned.script, 0]);
  }
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
  site,
}) => {
  const broken: [address: string, screen: number, words: string[]][] = [];
  const look = async (at: Page, screen: number) => {
    await at.evaluate(() => document.fonts.ready);
    const words = await at.evaluate(brokenWords, undefined);
    if (words.length > 0) broken.push([at.url(), screen, words]);
  };
  const overPictures = new Set<string>();
  const shown = await measurePictures(browser, site.url, publicAddresses, async (at, screen) => {
    await look(at, screen);
    if ((await at.evaluate(markWords)) > 0) overPictures.add(new URL(at.url()).pathname);
  });
  expect(new Set(shown.map((picture) => picture.page)).size).toBeGreaterThan(12);
  expect(shown.filter(({ times }) => times > mostPixels)).toEqual([]);
  // Can they be read there? contrast-over-pictures looks at these.
  expect([...overPictures].filter((path) => !pagesWithWordsOverPictures.includes(path))).toEqual([]);
  // English words are others; where they are the longest for the screen is enough. No picture is made for them.
  const phone = await browser.newContext({ reducedMotion: "reduce", viewport: { width: 390, height: 844 } });
  await phone.route(/\/pictures\//, (route) => route.abort());
  const page = await phone.newPage();
  for (const path of publicAddresses) {
    await page.goto(`${site.url}/en${path === "/" ? "" : path}`, { waitUntil: "domcontentloaded" });
    // On a phone, and where columns begin: words are longest for their room there.
    for (const width of [390, 1024]) {
      await page.setViewportSize({ width, height: 844 });
      await look(page, width);
    }
  }
  await phone.close();
  expect(broken).toEqual([]);
});
