import { defineConfig } from "vitest/config";
import { inlineScripts } from "./app/islands/inline-scripts.ts";

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

// Rules and single components: no database, no browser. The backend's contract has a configuration of its own.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          ...patient,
          testTimeout: 60_000,
          // One processor would stand still: by itself it leaves one for whoever watches.
          maxWorkers: "100%",
          include: [
            "app/**/*.test.{ts,tsx}",
            "domain/**/*.test.ts",
            "texts/**/*.test.ts",
            "server/**/*.test.ts",
            "backend/**/*.test.ts",
            "shared/**/*.test.ts",
            "scripts/**/*.test.ts",
            "bench/**/*.test.ts",
          ],
        },
      },
      {
        // Some look at whole pages.
        plugins: [inlineScripts()],
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          ...contract,
        },
      },
      {
        test: {
          // Files in an S3-compatible store instead of a folder.
          name: "contract-s3",
          include: ["tests/contract/storage-*.test.ts"],
          env: { FILES_IN: "s3" },
          ...contract,
        },
      },
    ],
  },
});
