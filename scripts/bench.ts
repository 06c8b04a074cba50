import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { figuresFileVariable } from "../bench/measure/figure.ts";
import { compareReleases } from "./bench/compare-releases.ts";
import { describeMachine } from "./bench/describe-machine.ts";
import { keepRecords, type RunRecord, readFigures } from "./bench/run-records.ts";
import { withTables } from "./bench/with-tables.ts";
import { ensureBrowser } from "./setup/ensure-browser.ts";
import { runSteps } from "./setup/run-steps.ts";

// `npm run bench` runs every figure, `npm run bench -- start memory` those named. What they measured takes the place of
// their earlier rows in docs/performance.md; a script that failed, or looked at a part only and reported nothing, leaves its
// rows as they were. `npm run bench -- compare start` tells a regression from noise.
const asked = process.argv.slice(2);
const known = readdirSync("bench")
  .filter((text) => text.endsWith(".ts"))
  .map((text) => text.replace(/\.ts$/, ""));
const unknown = asked.filter((text) => !known.includes(text));

if (asked[0] === "compare") {
  process.env.CHROMIUM_PATH = ensureBrowser();
  try {
    process.exitCode = compareReleases(asked.slice(1), known) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
} else if (unknown.length > 0) {
  console.error(`No such figure: ${unknown.join(", ")}. There are: ${known.join(", ")}.`);
  process.exitCode = 1;
} else {
  process.env.CHROMIUM_PATH = ensureBrowser();
  const scripts = asked.length > 0 ? asked : known;
  const runs = await runAll(scripts);
  writeDown(runs.filter(({ figures }) => figures.length > 0));
  const failed = scripts.filter((script) => runs.every((run) => run.script !== script));
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(", ")}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

async function runAll(scripts: readonly string[]): Promise<RunRecord[]> {
  const date = new Date().toISOString().slice(0, 10);
  const machine = describeMachine(process.env.CHROMIUM_PATH ?? "");
  const folder = mkdtempSync(join(tmpdir(), "nine-fitness-bench-"));
  const runs: RunRecord[] = [];
  for (const script of scripts) {
    const file = join(folder, script);
    const step = { name: script, args: ["--expose-gc", `bench/${script}.ts`], env: { [figuresFileVariable]: file } };
    const { failed } = await runSteps([step]);
    if (failed.length === 0) runs.push({ script, date, machine, figures: readFigures(file) });
  }
  rmSync(folder, { recursive: true, force: true });
  return runs;
}

function writeDown(runs: readonly RunRecord[]): void {
  const page = "docs/performance.md";
  writeFileSync(page, withTables(readFileSync(page, "utf8"), keepRecords(runs)));
  const missed = runs.flatMap(({ figures }) => figures.filter(({ holds }) => holds === false));
  console.log(`\n${page} is written; ${missed.length} aims missed.`);
}
