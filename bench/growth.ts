import { connect } from "#backend/database/connect.ts";
import { findRunningDatabase } from "#backend/database/embedded.ts";
import { reportFigure } from "./measure/figure.ts";
import { grow, type Size } from "./measure/grow.ts";
import { makeFolder } from "./measure/make-folder.ts";
import { type RunningSite, runSite, serverCommand } from "./measure/running-site.ts";
import { signIn, staffEnvironment } from "./measure/staff.ts";
import { untilIdle } from "./measure/until-idle.ts";

// What a visitor waits for after a save on a site of 10,000 articles and 1,000 clubs, beside a site whose lists fill one
// page each: a page that is made anew, and one asked for while the whole site map, which is large, is due as well.
const grown = { articles: 10_000, clubs: 1_000, products: 500, rates: 3_000, events: 200, episodes: 200 };
const onePage = { articles: 60, clubs: 60, products: 60, rates: 180, events: 60, episodes: 60 };
const what = `${grown.articles.toLocaleString("en")} articles, ${grown.clubs.toLocaleString("en")} clubs`;
const lists = ["/", "/clubs", "/9ftoday", "/merch", "/events", "/ninecast"];
const map = "/sitemaps/paginas.xml";
const rounds = 10;
// Whoever asks waits for the new page, however long it takes: the one before would come at once.
const environment = { ...staffEnvironment, PAGE_PATIENCE_MS: "30000" };
const aims = { ratio: 1.3, besideMs: 50 };

interface Site extends RunningSite {
  save(): Promise<void>;
}

using folder = makeFolder();
const small = await open("small", onePage);
const large = await open("large", grown);
try {
  for (const path of lists) await compare(path);
  await compare("/sitemap.xml");
  await measureBeside();
} finally {
  await Promise.all([small.stop(), large.stop()]);
}

async function open(name: string, size: Size): Promise<Site> {
  const dataDir = `${folder.path}/${name}`;
  const filling = await runSite(serverCommand, dataDir, environment);
  const target = findRunningDatabase(dataDir);
  if (!target) throw new Error("The site has no database of its own.");
  const sql = connect(target, { max: 2 });
  await grow(sql, size);
  await sql.end({ timeout: 5 });
  await filling.stop();
  const site = await runSite(serverCommand, dataDir, environment);
  // Until then it renders three hundred pages for nobody, and the first figure would be of these.
  await untilIdle(site.pid);
  const client = await signIn({ ...site, dataDir });
  let saves = 0;
  const save = async () => {
    saves += 1;
    const row = { content_key: "hero_title_1", content_value: `Guardado ${saves}` };
    await client.from("site_content").upsert(row, { onConflict: "content_key" }).throwOnError();
  };
  return { ...site, save };
}

/** Milliseconds until a page is there that a save has outdated; `beside` was asked for just before, by somebody else. */
async function timeAnew(site: Site, path: string, beside?: string): Promise<number> {
  await site.save();
  const other = beside ? read(site, beside) : null;
  const begun = performance.now();
  await read(site, path);
  const time = performance.now() - begun;
  await other;
  return time;
}

/** The fastest of each, measured in turn: what else the machine does counts for neither. */
async function fastestOf(...each: (() => Promise<number>)[]): Promise<number[]> {
  const fastest = each.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, time] of each.entries()) fastest[index] = Math.min(fastest[index] ?? 0, await time());
  }
  return fastest;
}

async function read(site: Site, path: string): Promise<void> {
  const answer = await fetch(site.url + path);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path}: status ${answer.status}`);
}

async function compare(path: string): Promise<void> {
  const [before = 0, after = 0] = await fastestOf(
    () => timeAnew(small, path),
    () => timeAnew(large, path),
  );
  reportFigure({
    figure: `${what}: \`${path}\` after a save`,
    aim: `≤ ${aims.ratio} × a small site's`,
    measured: `${(after / before).toFixed(2)} ×: ${after.toFixed(0)} ms, ${before.toFixed(0)} ms there`,
    holds: after <= aims.ratio * before,
  });
}

/** The page that most visitors ask for, while a search engine asks for the whole map. */
async function measureBeside(): Promise<void> {
  await read(large, map);
  const [alone = 0, beside = 0] = await fastestOf(
    () => timeAnew(large, "/clubs"),
    () => timeAnew(large, "/clubs", map),
  );
  const longer = beside - alone;
  reportFigure({
    figure: `${what}: \`/clubs\` after a save, while \`${map}\` is asked for`,
    aim: `waits ≤ ${aims.besideMs} ms for it`,
    measured: `${longer.toFixed(0)} ms`,
    holds: longer <= aims.besideMs,
  });
}
