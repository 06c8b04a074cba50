import { reportFigure } from "./measure/figure.ts";
import { openSite } from "./measure/open-site.ts";
import { childrenOf, figuresOf } from "./measure/processes.ts";
import { publishableKeyOf } from "./measure/staff.ts";

// What the site and its PostgreSQL hold in memory after 20,000 requests (pages, and reads through the REST door) and
// after 100,000 page requests: what the flags of decision 0360 are for. Linux only. Target: flat at 180 MB.
/** A collection that has not run yet is no growth. */
const flatWithinMb = 5;
await using site = await openSite();
const reads = ["/rest/v1/clubs?select=*", "/rest/v1/precios?select=*&limit=10"];
const pages = ["/", "/clubs", "/club/acacias", "/9ftoday", "/merch"];
const key = publishableKeyOf(site);
const atRest = memoryNow();
await ask(20_000, [...pages, ...reads], key);
const mixed = memoryNow();
await ask(50_000, pages, key);
const half = memoryNow();
await ask(50_000, pages, key);
const whole = memoryNow();
reportFigure({
  figure: "resident memory of the app after 20,000 pages and reads",
  aim: "–",
  measured: `${mixed.app} MB; ${atRest.app} MB at rest; ${mixed.files} MB of it are pages of files, such as the runtime itself`,
  holds: null,
});
reportFigure({
  figure: "the same with PostgreSQL, whose shared pages count once",
  aim: "–",
  measured: `${mixed.app + mixed.database} MB: PostgreSQL ${mixed.database} MB in ${mixed.processes} processes; ${mixed.databaseResident} MB counted in each`,
  holds: null,
});
reportFigure({
  figure: "resident memory of the app after 100,000 page requests more",
  aim: "≤ 180 MB, and flat",
  measured: `${whole.app} MB; ${half.app} MB after half of them`,
  holds: whole.app <= 180 && whole.app - half.app <= flatWithinMb,
});

async function ask(requests: number, paths: string[], apikey: string): Promise<void> {
  let sent = 0;
  const visitor = async () => {
    while (sent < requests) {
      const path = paths[sent++ % paths.length];
      await (await fetch(site.url + path, { headers: { apikey } })).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: 32 }, visitor));
}

function memoryNow() {
  const database = childrenOf(site.pid, "postgres").map(figuresOf);
  const sum = (field: "residentMb" | "proportionalMb") =>
    Math.round(database.reduce((total, figures) => total + figures[field], 0));
  return {
    app: Math.round(figuresOf(site.pid).residentMb),
    files: Math.round(figuresOf(site.pid).fileMb),
    database: sum("proportionalMb"),
    databaseResident: sum("residentMb"),
    processes: database.length,
  };
}
