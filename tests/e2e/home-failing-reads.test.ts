import { devices } from "@playwright/test";
import { expect, test } from "./fixtures/journey.ts";

// The test browser's own name reads as a crawler, and crawlers wait for the whole page.
test.use({ userAgent: devices["Desktop Chrome"].userAgent });

test("while the clubs hang the last good page is there at once, and the new one soon after @desktop", async ({
  page,
  site,
  holdReads,
  restoreAfter,
}) => {
  await restoreAfter("site_content");
  await page.goto("/");
  await expect(page.getByRole("link", { name: "ACACIAS" })).toBeVisible();
  const release = await holdReads("clubs");
  await site.sql`update site_content set content_value = 'Otra cabecera' where content_key = 'hero_title_1'`;
  await page.goto("/");
  await expect(page.getByRole("link", { name: "ACACIAS" })).toBeVisible({ timeout: 3_000 });
  await expect(page.getByText("Otra cabecera")).toHaveCount(0);
  await release();
  await expect(async () => {
    await page.goto("/");
    await expect(page.getByText("Otra cabecera")).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
