import { reportFigure } from "./measure/figure.ts";
import { runLighthouse } from "./measure/run-lighthouse.ts";
import { readSiteMap } from "./measure/site-map.ts";
import { withSite } from "./measure/with-site.ts";

// What Lighthouse says beside times, of every page that a search engine may show, in both languages. `LIGHTHOUSE_PATHS`
// (parted by spaces) for some of them.
const categories = ["accessibility", "best-practices", "seo"];

await withSite(async ({ site, port }) => {
  const paths = process.env.LIGHTHOUSE_PATHS?.split(" ") ?? (await readSiteMap(site.url));
  const below = new Map<string, string[]>(categories.map((it) => [it, []]));
  for (const [at, path] of paths.entries()) {
    const { categories: results, audits } = await runLighthouse(site.url + path, port, categories);
    for (const name of categories) {
      const score = Math.round((results[name]?.score ?? 0) * 100);
      if (score === 100) continue;
      const failed = (results[name]?.auditRefs ?? []).filter(({ id, weight }) => weight > 0 && audits[id]?.score !== 1);
      below.get(name)?.push(`\`${path}\` ${score}: ${failed.map(({ id }) => id).join(", ")}`);
      console.log(`${path} ${name}:`, below.get(name)?.at(-1));
    }
    if (at % 10 === 9) console.log(`${at + 1} of ${paths.length}`);
  }
  for (const [name, misses] of below) {
    reportFigure({
      figure: `Lighthouse ${name}, phone, all ${paths.length} pages of the site map, both languages`,
      aim: "100",
      measured: misses.length === 0 ? "100 on all" : `less on ${misses.length}: ${misses.join("; ")}`,
      holds: misses.length === 0,
    });
  }
});
