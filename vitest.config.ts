import { defineConfig } from "vitest/config";

// Rules and single components: no database, no browser. The backend's contract has a configuration of its own.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts", "backend/**/*.test.ts", "scripts/**/*.test.ts"],
        },
      },
      {
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          globalSetup: "tests/fixtures/database-server.ts",
          testTimeout: 20_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
