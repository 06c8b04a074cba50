import { defineConfig, devices } from "@playwright/test";

const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Journeys in a real browser. Tests marked `@phone` or `@desktop` run in that size only, all others in both. */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.test.ts",
  globalSetup: "./tests/e2e/fixtures/start-database.ts",
  outputDir: "test-results",
  fullyParallel: true,
  // A third takes as long on two processors, and asks the database for more sessions than it has.
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall for seconds; what passes only the second time is listed as flaky, by name.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: { executablePath, args },
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
    // Recording every journey costs more than the journeys themselves.
    trace: "on-first-retry",
  },
  projects: [
    {
      name: "desktop",
      grepInvert: /@phone/, // Headless Chrome's own name reads as a crawler's, and crawlers get whole pages only.
      use: { viewport: { width: 1440, height: 900 }, userAgent: devices["Desktop Chrome"].userAgent },
    },
    {
      name: "phone",
      // The site whole; of the panel what is done standing at the desk: a club, prices, a file, events, proposals, the trash, an article.
      testIgnore:
        /staff-(?!adds-a-club|answers-proposals|edits-events|changes-many|edits-prices|imports-a-file|passes-on|takes-a-deletion-back|uses-a-phone|writes-as-it-looks)/,
      grepInvert: /@desktop/,
      use: {
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        userAgent: devices["Pixel 7"].userAgent,
      },
    },
  ],
});
