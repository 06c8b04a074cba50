import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Site, test } from "./fixtures/journey.ts";
import { startSite } from "./fixtures/site-process.ts";

// The worker's own site plays the hosted project: two more web servers know nothing but its address and public key.
async function startWebServers(site: Site, folder: string) {
  const { publishableKey } = JSON.parse(readFileSync(join(site.dataDir, "keys.json"), "utf8"));
  const backend = { SUPABASE_URL: site.url, SUPABASE_PUBLISHABLE_KEY: publishableKey };
  return Promise.all(["one", "two"].map((name) => startSite({ backend, dataDir: join(folder, name) })));
}

test("two web servers of a hosted project show the same content and keep none @desktop", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("testimonials");
  const folder = mkdtempSync(join(tmpdir(), "nine-fitness-hosted-"));
  const servers = await startWebServers(site, folder);
  try {
    for (const { url } of servers) {
      // Each makes its pictures anew, and lets pages go first: they are not waited for.
      await page.goto(url, { waitUntil: "domcontentloaded" });
      await expect(page.getByRole("heading", { name: "Elige tu club" })).toBeVisible();
      await expect(page.getByRole("link", { name: /Acacias/i }).first()).toBeVisible();
      await expect(page.getByText("Marta Iglesias")).toBeVisible();
      const logo = page.getByRole("img", { name: "NINE FITNESS" }).first();
      await expect.poll(() => logo.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    }
    await site.sql`update testimonials set name = 'Marta Renombrada' where name = 'Marta Iglesias'`;
    for (const { url } of servers) {
      await expect(async () => {
        await page.goto(url, { waitUntil: "domcontentloaded" });
        await expect(page.getByText("Marta Renombrada")).toBeVisible({ timeout: 500 });
      }).toPass({ timeout: 10_000 });
    }
    await page.goto("about:blank");
    for (const name of ["one", "two"]) {
      const kept = existsSync(join(folder, name)) ? readdirSync(join(folder, name)) : [];
      expect(kept.filter((text) => text !== "cache")).toEqual([]);
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
});
