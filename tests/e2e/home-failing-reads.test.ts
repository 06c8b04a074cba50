import { devices } from "@playwright/test";
import { expect, test } from "./fixtures/journey.ts";

// The test browser's own name reads as a crawler, and crawlers wait for the whole page.
test.use({ userAgent: devices["Desktop Chrome"].userAgent });

test("while the clubs hang the last good page is there at once @desktop", async ({ page, holdReads }) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "ACACIAS" })).toBeVisible();
  const release = await holdReads("clubs");
  await page.goto("/");
  await expect(page.getByRole("link", { name: "ACACIAS" })).toBeVisible({ timeout: 3_000 });
  await release();
});
