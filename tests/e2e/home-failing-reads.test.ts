import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { devices } from "@playwright/test";
import { expect, test } from "./fixtures/journey.ts";
import { databaseAddress } from "./fixtures/journey-world.ts";
import { startSite } from "./fixtures/site-process.ts";

test("a site whose every read fails still stands, with its stated defaults @desktop", async ({ site, breakReads }) => {
  await breakReads("site_content", "header_links", "site_settings", "clubs", "testimonials");
  // A site of its own: one that has shown a good page before would go on showing it.
  const [row] = await site.sql<{ name: string }[]>`select current_database() as name`;
  const dataDir = mkdtempSync(join(tmpdir(), "nine-fitness-broken-"));
  const broken = await startSite({ backend: { DATABASE_URL: databaseAddress(row?.name ?? "") }, dataDir });
  try {
    const answer = await fetch(broken.url);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
    const page = await answer.text();
    expect(page).toMatch(/More Than.*FITNESS/s);
    expect(page).toContain("Únete Ahora");
    expect(page).toContain("Elige tu");
    expect(page).not.toContain("COMUNIDAD");
    expect(broken.output()).toContain("testimonials");
  } finally {
    await broken.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test("without testimonials there is no such section @desktop", async ({ page, site, restoreAfter }) => {
  await restoreAfter("testimonials");
  await site.sql`delete from testimonials`;
  await expect(async () => {
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Elige tu club" })).toBeVisible();
    await expect(page.getByText("VOCES DE NUESTRA")).toHaveCount(0, { timeout: 300 });
  }).toPass();
});

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
