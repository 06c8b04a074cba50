import { access, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readSiteMap } from "../site-map-entries.ts";
import { IndexNow, type IndexNowOptions } from "./index-now.ts";

const site = "https://nine.example";
const entry = ([path, day]: readonly [string, string]) =>
  `<url><loc>${site}${path}</loc>${day && `<lastmod>${day}</lastmod>`}</url>`;

let folder: string;
let pages: Record<string, string> | null;
let answers: number[];
let sent: { url: string; body: { host: string; key: string; keyLocation: string; urlList: string[] } }[];
let open: IndexNow[];
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "index-now-"));
  [pages, answers, sent, open] = [{ "/": "", "/clubs": "" }, [], [], []];
  vi.clearAllMocks();
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(init.body)) });
    return new Response(null, { status: answers.shift() ?? 202 });
  });
});
afterEach(async () => {
  for (const it of open) it.close();
  vi.unstubAllGlobals();
  await rm(folder, { recursive: true, force: true });
});

async function read(path: string): Promise<string | null> {
  if (pages === null) return null;
  if (path === "/sitemap.xml") return `<sitemap><loc>${site}/sitemaps/paginas.xml</loc></sitemap>`;
  return Object.entries(pages).map(entry).join("\n");
}

function start(more: Partial<IndexNowOptions> = {}): IndexNow {
  const waits = { togetherMs: 5, anywayMs: 60_000, retriesMs: [5, 5] };
  const key = "0f9a1b2c3d";
  const endpoint = "https://engine.example/indexnow";
  const it = new IndexNow({
    key,
    endpoint,
    siteUrl: site,
    file: join(folder, "cache/told.json"),
    read,
    log,
    waits,
    ...more,
  });
  open.push(it);
  return it;
}

/** One that has seen what there is. */
async function begun(more: Partial<IndexNowOptions> = {}): Promise<IndexNow> {
  const file = more.file ?? join(folder, "cache/told.json");
  const it = start(more);
  await vi.waitFor(() => access(file));
  return it;
}

const told = () => sent.map(({ body }) => body.urlList.map((text) => text.slice(site.length)));

test("saves that come together are one message of what has changed, come and gone; the first start tells nothing", async () => {
  pages = { "/": "", "/p/verano": "2026-07-01", "/merch/taza": "2026-07-01" };
  const it = await begun();
  expect(sent).toEqual([]);
  pages = { "/": "", "/p/verano": "2026-07-02", "/9ftoday/dormir&comer": "2026-07-02" };
  for (let save = 0; save < 5; save += 1) it.noteChange();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    url: "https://engine.example/indexnow",
    body: {
      host: "nine.example",
      key: "0f9a1b2c3d",
      keyLocation: "https://nine.example/0f9a1b2c3d.txt",
      urlList: ["/p/verano", "/merch/taza", "/9ftoday/dormir&comer"].map((path) => site + path),
    },
  });
  it.noteChange();
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(sent).toHaveLength(1);
});

test("what changed while nothing ran is told after the start", async () => {
  (await begun()).close();
  pages = { ...pages, "/p/otono": "2026-09-01" };
  start();
  await vi.waitFor(() => expect(told()).toEqual([["/p/otono"]]));
});

test("a failure is tried again so many times, then goes with the next change", async () => {
  const it = await begun();
  answers = [500, 429, 503];
  pages = { ...pages, "/p/a": "1" };
  it.noteChange();
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(3));
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(told()).toEqual([["/p/a"], ["/p/a"], ["/p/a"]]);
  pages = { ...pages, "/p/b": "1" };
  it.noteChange();
  await vi.waitFor(() => expect(told().at(-1)).toEqual(["/p/a", "/p/b"]));
});

test("a message that is refused is not sent again by itself", async () => {
  await begun({ waits: { togetherMs: 5, anywayMs: 15, retriesMs: [5, 5] } });
  answers = [403];
  // Found by the look that comes anyway, and by none after it.
  pages = { ...pages, "/p/a": "1" };
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(sent).toHaveLength(1);
});

test("while the map cannot be made nothing is said to be gone", async () => {
  const it = await begun();
  const before = pages;
  pages = null;
  it.noteChange();
  await vi.waitFor(() => expect(log.error).toHaveBeenCalled());
  pages = before;
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(sent).toEqual([]);
  expect(await readSiteMap(async (path) => (path === "/sitemap.xml" ? read(path) : null))).toBeNull();
});

test("of two machines one tells, and goes on when it fails", async () => {
  const claimed = new Set<string>();
  const mayTell = async (message: string) => !claimed.has(message) && Boolean(claimed.add(message));
  const machines = [await begun({ mayTell }), await begun({ mayTell, file: join(folder, "other.json") })];
  answers = [500];
  pages = { ...pages, "/p/a": "1" };
  for (const it of machines) it.noteChange();
  await vi.waitFor(() => expect(told()).toEqual([["/p/a"], ["/p/a"]]));
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(sent).toHaveLength(2);
});
