import { ensureBrowser } from "./setup/ensure-browser.ts";
import { isBuildCurrent } from "./setup/ensure-build.mjs";
import { ensureNginx } from "./setup/nginx.ts";
import { printFailures, runSteps, type Step, tool } from "./setup/run-steps.ts";
import { runStaticChecks } from "./validate.ts";

// The whole suite, set-up included: static checks, unit, backend contract, browser journeys.
const chromium = ensureBrowser();
ensureNginx();
const build: Step = { name: "build", args: ["scripts/build.ts"], env: { NODE_ENV: "production" } };
const unit = tool("unit", "vitest/vitest.mjs", "run", "--project", "unit*");
const ended = [
  // The build keeps one processor busy, as each of the checks does; while types are checked the other one begins with unit.
  await runStaticChecks(isBuildCurrent() ? [] : [build], [unit]),
  await runSteps([
    tool("backend contract", "vitest/vitest.mjs", "run", "--project", "contract*"),
    { ...tool("browser journeys", "@playwright/test/cli.js", "test"), env: { CHROMIUM_PATH: chromium } },
  ]),
];
const failed = ended.flatMap((part) => part.failed);
printFailures(failed);
console.log(`\nsteps: ${ended.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
