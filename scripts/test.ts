import { ensureBrowser } from "./setup/ensure-browser.ts";
import { ensureBuild } from "./setup/ensure-build.mjs";
import { ensureNginx } from "./setup/nginx.ts";
import { printFailures, runSteps, tool } from "./setup/run-steps.ts";
import { staticChecks } from "./validate.ts";

// The whole suite, set-up included: static checks, unit, backend contract, browser journeys.
const chromium = ensureBrowser();
ensureNginx();
const checks = await runSteps([
  ...staticChecks,
  tool("unit", "vitest/vitest.mjs", "run", "--project", "unit"),
  tool("backend contract", "vitest/vitest.mjs", "run", "--project", "contract*"),
]);
await ensureBuild();
const journeys = await runSteps([
  { ...tool("browser journeys", "@playwright/test/cli.js", "test"), env: { CHROMIUM_PATH: chromium } },
]);
const failed = [...checks.failed, ...journeys.failed];
printFailures(failed);
console.log(`\nsteps: ${checks.passed + journeys.passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
