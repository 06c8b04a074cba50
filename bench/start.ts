import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { reportFigure } from "./measure/figure.ts";
import { makeFolder } from "./measure/make-folder.ts";
import { median } from "./measure/median.ts";
import { runSite } from "./measure/running-site.ts";

// From what `npm start` runs to the first page with status 200, the build being there; npm itself comes on top.
// Targets: 1.0 s with an existing DATA_DIR, 4 s with an empty one.
const runs = 5;
using folders = makeFolder();
const figures: Record<"npm alone" | "empty DATA_DIR" | "existing DATA_DIR", number[]> = {
  "npm alone": [],
  "empty DATA_DIR": [],
  "existing DATA_DIR": [],
};

for (let run = 0; run < runs; run += 1) {
  const dataDir = join(folders.path, String(run));
  figures["npm alone"].push(timeOf(() => spawnSync("npm", ["run", "--silent"], { stdio: "ignore" })));
  for (const state of ["empty DATA_DIR", "existing DATA_DIR"] as const) {
    const site = await runSite([process.execPath, "scripts/launch.mjs", "start"], dataDir);
    figures[state].push(site.firstPageMs);
    await site.stop();
  }
}
const npm = seconds("npm alone");
report("start to the first 200, existing `DATA_DIR` and build", 1, "existing DATA_DIR");
report("start to the first 200, empty `DATA_DIR`, 77 pictures stored", 4, "empty DATA_DIR");
reportFigure({ figure: "npm alone, beside both", aim: "–", measured: `${npm} s`, holds: null });

function report(figure: string, aim: number, what: keyof typeof figures): void {
  const fastest = (Math.min(...figures[what]) / 1000).toFixed(2);
  const measured = `${seconds(what)} s, median of ${runs}; fastest ${fastest} s`;
  reportFigure({ figure, aim: `≤ ${aim} s`, measured, holds: Number(seconds(what)) <= aim });
}

function seconds(what: keyof typeof figures): string {
  return (median(figures[what]) / 1000).toFixed(2);
}

function timeOf(work: () => unknown): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}
