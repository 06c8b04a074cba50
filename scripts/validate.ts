import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { type Ended, printFailures, runSteps, type Step, tool } from "./setup/run-steps.ts";

/** What the checks read of the routes. */
const routeTypes = tool("route types", "@react-router/dev/bin.cjs", "typegen");

/** What can be said of the code without running it, the longest first. Each keeps one processor busy. */
const staticChecks: Step[] = [
  tool(
    "types",
    "typescript/bin/tsc",
    "--noEmit",
    "--incremental",
    "--tsBuildInfoFile",
    "node_modules/.cache/types.tsbuildinfo",
  ),
  { name: "rooms", args: ["scripts/check-rooms.ts"] },
  tool("dead code", "knip/bin/knip.js"),
  { name: "English", args: ["scripts/check-english.ts"] },
  { name: "documents", args: ["scripts/check-docs.ts"] },
  tool("format and lint", "@biomejs/biome/bin/biome", "check", "--diagnostic-level=error", "."),
];

/** Format, lint, English of the site, documents, types, rooms and dead code; and what is begun before them and after. */
export async function runStaticChecks(before: Step[] = [], after: Step[] = []): Promise<Ended> {
  rmSync(".react-router", { recursive: true, force: true });
  const first = await runSteps([routeTypes]);
  const { passed, failed } = await runSteps([...before, ...staticChecks, ...after], availableParallelism());
  return { passed: first.passed + passed, failed: [...first.failed, ...failed] };
}

if (import.meta.main) {
  const { failed } = await runStaticChecks();
  printFailures(failed);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
