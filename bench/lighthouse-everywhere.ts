import { reportFigure } from "./measure/figure.ts";
import { endOfPart, keepRows, readKeptRows } from "./measure/kept-rows.ts";
import { runLighthouse } from "./measure/run-lighthouse.ts";
import { readSiteMap } from "./measure/site-map.ts";
import { withSite } from "./measure/with-site.ts";

// What Lighthouse says beside times, of every page that a search engine may show, in both languages. Gone on with like the
// walk (decision 0282): `LIGHTHOUSE_MINUTES` for a part, `LIGHTHOUSE_AFRESH=1` to forget what is kept, `LIGHTHOUSE_PATHS`
// (parted by spaces) for some pages again.
const categories = ["accessibility", "best-practices", "seo"];

interface Marked {
  path: string;
  /** ISO text. */
  at: string;
  /** What is less than 100, by category: the mark and the audits that have failed. */
  below: Record<string, string>;
}

await withSite(async ({ site, port }) => {
  const until = endOfPart("LIGHTHOUSE");
  const paths = await readSiteMap(site.url);
  const kept = new Map(
    (process.env.LIGHTHOUSE_AFRESH ? [] : readKeptRows<Marked>("lighthouse"))
      .filter(({ path }) => paths.includes(path))
      .map((it) => [it.path, it]),
  );
  const waiting = process.env.LIGHTHOUSE_PATHS?.split(" ") ?? paths.filter((it) => !kept.has(it));
  for (let path = waiting.shift(); path !== undefined && Date.now() < until; path = waiting.shift()) {
    const below = await markOf(site.url + path, port);
    for (const [name, mark] of Object.entries(below)) console.log(`${path} ${name}: ${mark}`);
    kept.set(path, { path, at: new Date().toISOString(), below });
    keepRows("lighthouse", [...kept.values()]);
    if (kept.size % 10 === 0) console.log(`${kept.size} of ${paths.length}`);
  }
  const left = paths.filter((it) => !kept.has(it));
  console.log(`${left.length} of ${paths.length} pages are left`);
  // A part is no figure.
  if (left.length === 0) report([...kept.values()].filter(({ path }) => paths.includes(path)));
});

async function markOf(url: string, port: number): Promise<Marked["below"]> {
  const { categories: results, audits } = await runLighthouse(url, port, categories);
  return Object.fromEntries(
    categories.flatMap((name) => {
      const score = Math.round((results[name]?.score ?? 0) * 100);
      const failed = (results[name]?.auditRefs ?? []).filter(({ id, weight }) => weight > 0 && audits[id]?.score !== 1);
      return score === 100 ? [] : [[name, `${score}: ${failed.map(({ id }) => id).join(", ")}`]];
    }),
  );
}

function report(all: readonly Marked[]): void {
  for (const name of categories) {
    const misses = all.flatMap(({ path, below }) => (below[name] === undefined ? [] : [`\`${path}\` ${below[name]}`]));
    reportFigure({
      figure: `Lighthouse ${name}, phone, all ${all.length} pages of the site map, both languages`,
      aim: "100",
      measured: misses.length === 0 ? "100 on all" : `less on ${misses.length}: ${misses.join("; ")}`,
      holds: misses.length === 0,
    });
  }
}
