import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "./measure/median.ts";
import { runSite } from "./measure/running-site.ts";

// From what `npm start` runs to the first page with status 200, the build being there; npm itself comes on top.
// Targets: 1.0 s with an existing DATA_DIR, 4 s with an empty one.
const runs = 5;
const folders = mkdtempSync(join(tmpdir(), "nine-fitness-start-"));
chmodSync(folders, 0o755);
const figures: Record<"npm alone" | "empty DATA_DIR" | "existing DATA_DIR", number[]> = {
  "npm alone": [],
  "empty DATA_DIR": [],
  "existing DATA_DIR": [],
};

try {
  for (let run = 0; run < runs; run += 1) {
    const dataDir = join(folders, String(run));
    figures["npm alone"].push(timeOf(() => spawnSync("npm", ["run", "--silent"], { stdio: "ignore" })));
    for (const state of ["empty DATA_DIR", "existing DATA_DIR"] as const) {
      const site = await runSite([process.execPath, "scripts/launch.mjs", "start"], dataDir);
      figures[state].push(site.firstPageMs);
      await site.stop();
    }
  }
  const plain = median(figures["npm alone"]);
  console.table(
    Object.entries(figures).map(([what, all]) => ({
      "to the first 200": what,
      "median ms": Math.round(median(all)),
      "fastest ms": Math.round(Math.min(...all)),
      "× npm alone": Number((median(all) / plain).toFixed(1)),
    })),
  );
} finally {
  rmSync(folders, { recursive: true, force: true });
}

function timeOf(work: () => unknown): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}
