import { rmSync } from "node:fs";
import { printFailures, runSteps, type Step, tool } from "./setup/run-steps.ts";

/** What can be said of the code without running it: format, lint, English of the site, documents, types, rooms, dead code. */
export const staticChecks: Step[] = [
  tool("format and lint", "@biomejs/biome/bin/biome", "check", "--diagnostic-level=error", "."),
  tool("route types", "@react-router/dev/bin.cjs", "typegen"),
  { name: "English", args: ["scripts/check-english.ts"] },
  { name: "documents", args: ["scripts/check-docs.ts"] },
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
];

if (import.meta.main) {
  rmSync(".react-router", { recursive: true, force: true });
  const { failed } = await runSteps(staticChecks);
  printFailures(failed);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
