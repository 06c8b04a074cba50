import { globSync, readFileSync } from "node:fs";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { inlineScripts } from "./app/islands/inline-scripts.ts";

type Project = TestProjectInlineConfiguration & { test: { name: string } };

// Only against hanging, like the times below: how fast the machine is today is no property of ours.
const patient = {
  setupFiles: ["tests/fixtures/patience.ts"],
  expect: { poll: { timeout: 15_000 } },
};

const contract = {
  ...patient,
  // A sheet that a page links by its address has one; without this it is an empty text, of which React warns.
  css: { include: [/\.css\?url$/] },
  globalSetup: "tests/fixtures/database-server.ts",
  testTimeout: 120_000,
  hookTimeout: 300_000,
  // Half of what these do is waiting: for a database, a process, a clock.
  maxWorkers: 3,
};

/** Whether a file puts another module in the place of the real one, or has a document of its own. */
function standsAlone(file: string): boolean {
  return /vi\.mock\(|@vitest-environment/.test(readFileSync(file, "utf8"));
}

/** A project whose files share workers, and with them what they import; and one of those that have each their own. */
function inSharedWorkers({ test, ...project }: Project, pattern: string): Project[] {
  const alone = globSync(pattern, { cwd: import.meta.dirname }).filter(standsAlone);
  return [
    { ...project, test: { ...test, include: [pattern], exclude: alone, isolate: false } },
    ...(alone.length > 0 ? [{ ...project, test: { ...test, name: `${test.name}-alone`, include: alone } }] : []),
  ];
}

// Rules and single components: no database, no browser.
const unit = {
  test: {
    name: "unit",
    ...patient,
    testTimeout: 60_000,
    // One processor would stand still: by itself it leaves one for whoever watches.
    maxWorkers: "100%",
  },
};

export default defineConfig({
  test: {
    projects: [
      ...inSharedWorkers(unit, "{app,domain,texts,server,backend,shared,scripts,bench}/**/*.test.{ts,tsx}"),
      // Some look at whole pages.
      ...inSharedWorkers(
        { plugins: [inlineScripts()], test: { name: "contract", ...contract } },
        "tests/contract/**/*.test.ts",
      ),
      // Files in an S3-compatible store instead of a folder.
      ...inSharedWorkers(
        { test: { name: "contract-s3", env: { FILES_IN: "s3" }, ...contract } },
        "tests/contract/storage-*.test.ts",
      ),
    ],
  },
});
