import { setTimeout as delay } from "node:timers/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import { listedArticlesTable } from "#app/data/articles.ts";
import { clubsTable } from "#app/data/clubs.ts";
import { readPanelContent } from "#app/data/panel-content.ts";
import { productsTable } from "#app/data/products.ts";
import { ratesTable } from "#app/data/rates.ts";
import { listRecords } from "#app/data/records.ts";
import { reportFigure } from "./measure/figure.ts";
import { grow } from "./measure/grow.ts";
import { median } from "./measure/median.ts";
import { type OwnedSite, openDatabaseServer } from "./measure/own-database.ts";
import { figuresOf } from "./measure/processes.ts";
import { signIn, staffEnvironment } from "./measure/staff.ts";

// The first byte of a page nobody has asked for since the last save, on the demo site and on one that has grown, in
// turns. And what the panel reads for its lists, there with a session as in the browser.
const rounds = 11;
const size = { articles: 10_000, clubs: 1_000, products: 500, rates: 5_000, events: 500, episodes: 500 };
const lists = ["/", "/clubs", "/9ftoday", "/merch", "/events", "/ninecast"];
const details = ["/club/acacias", "/9ftoday/agua-fria-que-dice-la-evidencia", "/merch/taza-de-las-siete-104517"];
const maps = ["/sitemap.xml", monthMap()];
const others = ["/sitemaps/paginas.xml"];
let saves = 0;
let lastCopies = 0;

await using server = await openDatabaseServer();
const small = await server.openSite("small", staffEnvironment);
const big = await server.openSite("big", staffEnvironment);
await grow(big.sql, size);
await untilCalm(small);
await untilCalm(big);
const ratios = await measurePages({ small, big });
const worst = (paths: readonly string[]) => {
  const found = paths.map((path) => ({ path, ratio: ratios.get(path) ?? Number.NaN }));
  return found.reduce((one, other) => (other.ratio > one.ratio ? other : one));
};
for (const [kind, paths] of Object.entries({ lists, details, "site maps": maps })) {
  const { path, ratio } = worst(paths);
  reportFigure({
    figure: `growth: uncached first byte of ${kind}, ${size.articles} articles, ${size.clubs} clubs, ${size.products} products, ${size.rates} rates`,
    aim: "≤ 1.3 × the small site's",
    measured: `${ratio.toFixed(2)} × (the worst, ${path})${lastCopies > 0 ? `; ${lastCopies} times the last good copy went ahead` : ""}`,
    holds: ratio <= 1.3,
  });
}
await measurePanel(big);

async function measurePages(sites: Record<"small" | "big", OwnedSite>): Promise<Map<string, number>> {
  const paths = [...lists, ...details, ...maps, ...others];
  type Times = { path: string; small: number[]; big: number[] };
  const measured = paths.map((path): Times => ({ path, small: [], big: [] }));
  for (let round = -1; round < rounds; round += 1) {
    for (const times of measured) {
      for (const name of ["small", "big"] as const) {
        const ms = await firstByte(sites[name], times.path);
        // The first round fills pools and plans.
        if (round >= 0) times[name].push(ms);
      }
    }
  }
  const rows = measured.map(({ path, ...times }) => ({ path, small: median(times.small), big: median(times.big) }));
  console.table(
    rows.map(({ path, small, big }) => ({
      path,
      "small ms": small.toFixed(1),
      "big ms": big.toFixed(1),
      ratio: (big / small).toFixed(2),
    })),
  );
  return new Map(rows.map(({ path, small, big }) => [path, big / small]));
}

/** The articles of a month that both sites have: one of the demo content is five days old. */
function monthMap(): string {
  return `/sitemaps/9ftoday-${new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 7)}.xml`;
}

/** A site renders its pages before anybody asks, and compresses them in the background: measured after that. */
async function untilCalm({ pid }: OwnedSite): Promise<void> {
  for (let idle = 0, before = figuresOf(pid).cpuSeconds; idle < 3; ) {
    await delay(500);
    const now = figuresOf(pid).cpuSeconds;
    idle = now - before < 0.05 ? idle + 1 : 0;
    before = now;
  }
}

/** From a request to the first byte of its answer, in milliseconds, just after a save that every page shows. */
async function firstByte(site: OwnedSite, path: string): Promise<number> {
  for (let trial = 0; trial < 5; trial += 1) {
    const { ms, isNew } = await saveAndAsk(site, path);
    if (isNew) return ms;
    // A page that is not there within 250 ms lets its last good copy go ahead (decision 0110): nothing was rendered in time.
    lastCopies += 1;
    await untilCalm(site);
  }
  throw new Error(`${path}: its last good copy went ahead five times`);
}

async function saveAndAsk({ sql, url }: OwnedSite, path: string): Promise<{ ms: number; isNew: boolean }> {
  saves += 1;
  const words = `Guardado ${saves}`;
  await sql`insert into site_content (content_key, content_value) values ('header_cta_text', ${words})
    on conflict (content_key) do update set content_value = excluded.content_value`;
  // Until the process has heard of it, and is done compressing the page before.
  await delay(120);
  const begun = performance.now();
  const answer = await fetch(url + path);
  const ms = performance.now() - begun;
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path}: status ${answer.status}`);
  return { ms, isNew: path.endsWith(".xml") || text.includes(words) };
}

async function measurePanel(site: OwnedSite): Promise<void> {
  let bytes = 0;
  const counting: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    const body = await answer.arrayBuffer();
    bytes += body.byteLength;
    return new Response(answer.status === 204 ? null : body, answer);
  };
  const client = await signIn(site, counting);
  const reads: Record<string, (client: SupabaseClient) => Promise<unknown>> = {
    dashboard: (it) => readPanelContent(it, new Date()),
    articles: (it) => listRecords(it, listedArticlesTable),
    clubs: (it) => listRecords(it, clubsTable),
    products: (it) => listRecords(it, productsTable),
    rates: (it) => listRecords(it, ratesTable),
  };
  for (const [name, read] of Object.entries(reads)) {
    const times: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      bytes = 0;
      const begun = performance.now();
      await read(client);
      times.push(performance.now() - begun);
    }
    const ms = Math.round(median(times));
    reportFigure({
      figure: `growth: what the panel reads for its ${name === "dashboard" ? name : `list of ${name}`}`,
      aim: "≤ 1 s",
      measured: `${ms} ms, ${(bytes / 1e6).toFixed(1)} MB of JSON`,
      holds: ms <= 1_000,
    });
  }
}
