import type { Result } from "lighthouse";
import { reportFigure } from "./measure/figure.ts";
import { publicAddresses } from "./measure/public-addresses.ts";
import { runLighthouse } from "./measure/run-lighthouse.ts";
import { withSite } from "./measure/with-site.ts";

// Lighthouse's speed of a phone on every kind of public page; the worst of five runs counts. `LIGHTHOUSE_RUNS` for fewer,
// `LIGHTHOUSE_PATHS` (parted by spaces) for some pages. What it says beside times: `lighthouse-everywhere`.
const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
const paths = process.env.LIGHTHOUSE_PATHS?.split(" ") ?? publicAddresses;
const categories = ["performance"];

await withSite(async ({ site, port }) => {
  const worst: Record<string, { score: number; where: string[] }> = Object.fromEntries(
    categories.map((it) => [it, { score: 100, where: [] }]),
  );
  for (const path of paths) {
    const lowest: Record<string, number> = Object.fromEntries(categories.map((it) => [it, 100]));
    for (let run = 0; run < runs; run += 1) {
      const result = await runLighthouse(site.url + path, port, categories);
      for (const it of categories) lowest[it] = Math.min(lowest[it] ?? 100, scoreOf(result, it));
    }
    console.log(path.padEnd(44), ...categories.map((it) => `${it} ${lowest[it]}`));
    for (const it of categories) {
      const all = worst[it];
      const score = lowest[it] ?? 0;
      if (!all || score === 100) continue;
      all.score = Math.min(all.score, score);
      all.where.push(`\`${path}\` ${score}`);
    }
  }
  for (const [category, { score, where }] of Object.entries(worst)) {
    reportFigure({
      figure: `Lighthouse ${category}, phone, ${paths.length} public pages, worst of ${runs}`,
      aim: "100",
      measured: score === 100 ? "100 on all" : `${score} (${where.join(", ")})`,
      holds: score === 100,
    });
  }
});

function scoreOf(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}
