import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { shareCardPath } from "#shared/share-card.ts";
import { reportFigure } from "./measure/figure.ts";
import { makeFolder } from "./measure/make-folder.ts";
import { median } from "./measure/median.ts";
import { runSite } from "./measure/running-site.ts";

// From `npm start` to the first page with status 200, the build being there: what npm starts and npm itself are measured
// one after the other. Target: 1 s with an existing DATA_DIR. Then the first card of a shared link, which is drawn then.
const runs = 5;
using folders = makeFolder();
const figures: Record<"npm alone" | "empty DATA_DIR" | "existing DATA_DIR", number[]> = {
  "npm alone": [],
  "empty DATA_DIR": [],
  "existing DATA_DIR": [],
};
const firstCards: number[] = [];

for (let run = 0; run < runs; run += 1) {
  const dataDir = join(folders.path, String(run));
  figures["npm alone"].push(timeOf(() => spawnSync("npm", ["run", "--silent"], { stdio: "ignore" })));
  for (const state of ["empty DATA_DIR", "existing DATA_DIR"] as const) {
    const site = await runSite([process.execPath, "scripts/launch.mjs", "start"], dataDir);
    figures[state].push(site.firstPageMs);
    if (state === "existing DATA_DIR") firstCards.push(await timeOfCard(site.url));
    await site.stop();
  }
}
report("`npm start` to the first 200, existing `DATA_DIR` and build", 1, "existing DATA_DIR");
report("`npm start` to the first 200, empty `DATA_DIR`, 77 pictures stored", null, "empty DATA_DIR");
reportFigure({
  figure: "the first card of a shared link without a picture, right after that start",
  aim: "≤ 300 ms",
  measured: `${median(firstCards).toFixed(0)} ms, median of ${runs}; slowest ${Math.max(...firstCards).toFixed(0)} ms`,
  holds: median(firstCards) <= 300,
});

async function timeOfCard(url: string): Promise<number> {
  const begun = performance.now();
  const card = await fetch(new URL(shareCardPath("/aviso-legal"), url));
  const bytes = await card.arrayBuffer();
  if (!card.ok || bytes.byteLength < 1_000) throw new Error(`no card: ${card.status}`);
  return performance.now() - begun;
}

function report(figure: string, aim: number | null, what: keyof typeof figures): void {
  const npm = median(figures["npm alone"]);
  const whole = (npm + median(figures[what])) / 1000;
  const fastest = (npm + Math.min(...figures[what])) / 1000;
  reportFigure({
    figure,
    aim: aim === null ? "–" : `≤ ${aim} s`,
    measured: `${whole.toFixed(2)} s, median of ${runs}; fastest ${fastest.toFixed(2)} s; ${(npm / 1000).toFixed(2)} s of it is npm's own`,
    holds: aim === null ? null : whole <= aim,
  });
}

function timeOf(work: () => unknown): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}
