import { linkSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Sql } from "postgres";
import { connect } from "#backend/database/connect.ts";
import { findRunningDatabase } from "#backend/database/embedded.ts";
import { reportFigure } from "./measure/figure.ts";
import { grow } from "./measure/grow.ts";
import { makeFolder } from "./measure/make-folder.ts";
import { median } from "./measure/median.ts";
import { figuresOf } from "./measure/processes.ts";
import { type RunningSite, runSite, serverCommand } from "./measure/running-site.ts";
import { staffEnvironment } from "./measure/staff.ts";
import { timeSaves, waitOf } from "./measure/time-saves.ts";

// A site with 100,000 articles and 10,000 stored pictures: its start, what it holds after pages of its archive that
// nobody had asked for, and a save until it is public.
const size = { articles: 100_000, clubs: 6, products: 500, rates: 30, events: 50, episodes: 50 };
const pictures = 10_000;
const starts = 5;
/** Each is rendered for the first time. */
const pagesPerHalf = 1_500;
const saves = 100;
const aims = { startMs: 1_200, growthMb: 10, saveMs: 250 };
const what = `${size.articles.toLocaleString("en")} articles, ${pictures.toLocaleString("en")} pictures`;

using folder = makeFolder();
const dataDir = join(folder.path, "large");
await fill(await runSite(serverCommand, dataDir, staffEnvironment));
await measureStart();
const site = await runSite(serverCommand, dataDir, staffEnvironment);
try {
  await measureMemory();
  await measureSaves();
} finally {
  await site.stop();
}

async function fill(filling: RunningSite): Promise<void> {
  const target = findRunningDatabase(dataDir);
  if (!target) throw new Error("The site has no database of its own.");
  const sql = connect(target, { max: 2 });
  await grow(sql, size);
  await storePictures(sql);
  await sql.end({ timeout: 5 });
  await filling.stop();
}

/** Copies of a picture of the demo content under names of their own, one for each of the latest articles. */
async function storePictures(sql: Sql): Promise<void> {
  const rows = await sql<{ from: string; version: string }[]>`
    with model as (select * from storage.objects where bucket_id = 'public-assets' and name like '%.jpg' limit 1)
    insert into storage.objects (bucket_id, name, metadata, version)
    select bucket_id, 'archivo/' || n || '.jpg', metadata, gen_random_uuid() from model, generate_series(1, ${pictures}) as n
    returning version, (select version from model) as from`;
  const pathOf = (version: string) => join(dataDir, "files", version.slice(0, 2), version);
  for (const { from, version } of rows) {
    mkdirSync(dirname(pathOf(version)), { recursive: true });
    linkSync(pathOf(from), pathOf(version));
  }
  await sql`
    update articles set image_url = '/storage/v1/object/public/public-assets/archivo/' || place || '.jpg'
    from (select id, row_number() over (order by publication_date desc) as place from articles) as ordered
    where ordered.id = articles.id and place <= ${pictures}`;
  await sql`vacuum analyze`;
}

async function measureStart(): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < starts; round += 1) {
    const started = await runSite([process.execPath, "scripts/launch.mjs", "start"], dataDir);
    times.push(started.firstPageMs);
    await started.stop();
  }
  const seconds = (ms: number) => (ms / 1000).toFixed(2);
  reportFigure({
    figure: `${what}: start to the first 200`,
    aim: `≤ ${aims.startMs / 1000} s`,
    measured: `${seconds(median(times))} s, median of ${starts}; fastest ${seconds(Math.min(...times))} s`,
    holds: median(times) <= aims.startMs,
  });
}

async function measureMemory(): Promise<void> {
  const resident = () => Math.round(figuresOf(site.pid).residentMb);
  const atRest = resident();
  await readArchive(0);
  const half = resident();
  await readArchive(pagesPerHalf);
  const whole = resident();
  reportFigure({
    figure: `${what}: resident memory after ${2 * pagesPerHalf} pages of the archive`,
    aim: "flat",
    measured: `${whole} MB; ${half} MB after half of them, ${atRest} MB at rest`,
    holds: whole - half <= aims.growthMb,
  });
}

async function readArchive(from: number): Promise<void> {
  const addresses = Array.from({ length: pagesPerHalf }, (_, index) => `/9ftoday/archivo-${100 + (from + index) * 30}`);
  const visitor = async () => {
    for (let path = addresses.pop(); path !== undefined; path = addresses.pop()) {
      const answer = await fetch(site.url + path);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path}: status ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, visitor));
}

async function measureSaves(): Promise<void> {
  const times = await timeSaves({ ...site, dataDir }, saves);
  const p99 = waitOf(times, 0.99);
  reportFigure({
    figure: `${what}: save in the panel → new bytes public, ${saves} saves`,
    aim: `p99 ≤ ${aims.saveMs} ms, none stale afterwards`,
    measured: `p99 ${p99} ms, median ${waitOf(times, 0.5)} ms, slowest ${waitOf(times, 1)} ms; ${times.stale} stale afterwards`,
    holds: p99 <= aims.saveMs && times.stale === 0,
  });
}
