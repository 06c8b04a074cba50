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
  site,
  restoreAfter,
}) => {
  await restoreAfter("testimonials");
  const folder = mkdtempSync(join(tmpdir(), "nine-fitness-hosted-"));
  const servers = await startWebServers(site, folder);
  try {
    for (const { url } of servers) {
      const html = await (await fetch(url)).text();
      for (const words of ["Elige tu club", "ACACIAS", "Marta Iglesias"]) expect(html).toContain(words);
      const [, logo = ""] =
        /<img [^>]*src="([^"]+)"[^>]*alt="NINE FITNESS"|<img [^>]*alt="NINE FITNESS"[^>]*src="([^"]+)"/
          .exec(html)
          ?.filter(Boolean) ?? [];
      const answer = await fetch(new URL(logo, url));
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    }
    await site.sql`update testimonials set name = 'Marta Renombrada' where name = 'Marta Iglesias'`;
    for (const { url } of servers) {
      await expect.poll(async () => (await fetch(url)).text()).toContain("Marta Renombrada");
    }
    for (const name of ["one", "two"]) {
      const kept = existsSync(join(folder, name)) ? readdirSync(join(folder, name)) : [];
      expect(kept.filter((text) => text !== "cache")).toEqual([]);
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
});
