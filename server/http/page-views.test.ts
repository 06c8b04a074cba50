import { expect, test } from "vitest";
import type { ViewCount } from "#shared/view-counts.ts";
import { otherNames, PageViews } from "./page-views.ts";

const phone = "mozilla/5.0 (linux; android 10; k) applewebkit/537.36 chrome/149.0.0.0 mobile safari/537.36";

/** A request's head as the server has it: in small letters, a line each. */
function head(more: Record<string, string> = {}): string {
  const all = { host: "ninefitness.example", "user-agent": phone, "sec-fetch-dest": "document", ...more };
  return `get / http/1.1\r${Object.entries(all)
    .map(([name, value]) => `\n${name}: ${value}\r`)
    .join("")}\n\r\n`.toLowerCase();
}

function count(...views: [url: string, head: string][]): Record<string, number> {
  const it = new PageViews();
  for (const [url, text] of views) it.note(url, text);
  return shown(it.take());
}

function shown(counts: readonly ViewCount[]): Record<string, number> {
  return Object.fromEntries(counts.map(({ kind, name, views }) => [`${kind} ${name}`, views]));
}

test("a page that somebody looks at counts once for itself, its device and where it was found", () => {
  expect(count(["/clubs", head({ referer: "https://www.google.com/" })], ["/clubs?pagina=2", head()])).toEqual({
    "page /clubs": 2,
    "device phone": 2,
    "referrer google.com": 1,
    "referrer ": 1,
  });
});

test("from page to page of ours only the page counts", () => {
  expect(count(["/clubs", head({ referer: "https://ninefitness.example/contact" })])).toEqual({
    "page /clubs": 1,
    "device phone": 1,
  });
});

test.each([
  ["what is shown in another page", { "sec-fetch-dest": "iframe" }],
  ["a script's read", { "sec-fetch-dest": "empty" }],
  ["a page fetched ahead", { "sec-purpose": "prefetch;prerender" }],
  ["who wants not to be counted", { dnt: "1" }],
  ["who has said so for all sites", { "sec-gpc": "1" }],
  ["staff", { cookie: "a=b; 9f_equipo=1" }],
  ["staff that come from the panel", { referer: "https://ninefitness.example/admin/clubs" }],
  ["a search engine", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
  ["a browser without a person", { "user-agent": "Mozilla/5.0 HeadlessChrome/149.0" }],
  ["a program that names itself not", { "user-agent": "" }],
])("%s does not count", (_, more) => {
  expect(count(["/clubs", head(more)])).toEqual({});
});

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148", "phone"],
  ["Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Mobile/15E148", "tablet"],
  ["Mozilla/5.0 (Linux; Android 14; SM-X200) Chrome/149 Safari/537.36", "tablet"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/150.0", "desktop"],
])("%s is a %s", (agent, device) => {
  expect(count(["/", head({ "user-agent": agent })])).toMatchObject({ [`device ${device}`]: 1 });
});

test.each([
  ["utm_campaign=Verano+2026&utm_source=Instagram", "verano 2026 · instagram"],
  ["utm_source=newsletter", "newsletter"],
  ["utm_campaign=%F0%9F%8F%8B<script>alert(1)</script>", "script alert 1 script"],
  [`utm_campaign=${"x".repeat(500)}`, "x".repeat(40)],
])("a link with %s counts for its campaign", (search, name) => {
  expect(count([`/?${search}`, head()])).toMatchObject({ [`campaign ${name}`]: 1 });
});

test.each(["ana@ejemplo.es", "ana%40ejemplo.es", "+34 612 345 678", "", "%%%"])(
  "a campaign %s, which may be a person or is nothing, is not kept",
  (campaign) => {
    expect(Object.keys(count([`/?utm_campaign=${campaign}`, head()])).filter((key) => key.startsWith("camp"))).toEqual(
      [],
    );
  },
);

test.each([
  "https://192.168.1.10/x",
  "http://intranet/",
  "no address",
  `https://${"a".repeat(300)}.com/`,
  "about:blank",
])("a referrer %s names no site", (referer) => {
  expect(count(["/", head({ referer })])).toMatchObject({ "referrer ": 1 });
});

test("a page that had been fetched ahead counts when it is looked at, for nobody else's page", () => {
  const it = new PageViews();
  it.noteSeen("/clubs", head({ "sec-fetch-dest": "empty", "sec-fetch-site": "same-origin" }));
  it.noteSeen("/clubs", head({ "sec-fetch-dest": "empty", "sec-fetch-site": "cross-site" }));
  it.noteSeen("/clubs", head({ "sec-fetch-site": "same-origin", "sec-gpc": "1" }));
  expect(shown(it.take())).toEqual({ "page /clubs": 1, "device phone": 1 });
  expect(it.take()).toEqual([]);
});

test("made-up names cannot fill the memory", () => {
  const it = new PageViews();
  for (let index = 0; index < 5_000; index += 1) it.note("/", head({ referer: `https://spam${index}.example/` }));
  const counts = it.take();
  expect(counts.length).toBeLessThan(3_005);
  expect(counts.find(({ kind, name }) => kind === "referrer" && name === otherNames)?.views).toBeGreaterThan(1_900);
  expect(counts.find(({ kind }) => kind === "page")?.views).toBe(5_000);
});
