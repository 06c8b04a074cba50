import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { observatoryScore } from "#tests/fixtures/observatory-score.ts";
import { publicAddresses } from "../../bench/measure/public-addresses.ts";
import { freePort } from "./fixtures/free-port.ts";
import { expect, test } from "./fixtures/journey.ts";
import { databaseAddress } from "./fixtures/journey-world.ts";
import { type SiteProcess, startSite } from "./fixtures/site-process.ts";

const routes = [...publicAddresses, "/no-existe", "/club/nada", "/admin", "/admin/login", "/admin/clubs"];
/** What a site without third parties is measured as: their scripts bring styles that nobody can name. */
const ownOnly = { EMBED_CHAT_SCRIPT_URL: "", EMBED_CAREERS_SCRIPT_URL: "", EMBED_CAREERS_FORM_ID: "" };

function read(url: string): Promise<{ headers: Headers; html: string }> {
  return new Promise((resolve, reject) => {
    request(url, { agent: false, headers: { accept: "text/html", "user-agent": "Googlebot" } }, async (answer) => {
      const html = Buffer.concat(await answer.toArray()).toString();
      const pairs = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
      resolve({ headers: new Headers(pairs), html });
    })
      .once("error", reject)
      .end();
  });
}

async function withSecureSite(name: string, env: Record<string, string>, use: (site: SiteProcess) => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), "nine-fitness-headers-"));
  // It is behind a proxy that speaks TLS, as far as it knows.
  const site = await startSite({ backend: { DATABASE_URL: databaseAddress(name) }, dataDir, env });
  try {
    await use(site);
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

test("every route is what Mozilla's Observatory calls safe @desktop", async ({ site }) => {
  test.slow();
  const [row] = await site.sql<{ name: string }[]>`select current_database() as name`;
  const secure = async () => ({ SITE_URL: "https://www.ninefitness.test", PORT: String(await freePort()) });
  await withSecureSite(row?.name ?? "", { ...(await secure()), ...ownOnly }, async ({ url }) => {
    for (const route of routes) {
      const { headers, html } = await read(url + route);
      const { score, why } = observatoryScore(headers, html);
      expect(score, `${route}: ${why.join(", ")}`).toBeGreaterThanOrEqual(130);
    }
  });
  // With the scripts of third parties: their styles cost ten points, no more.
  await withSecureSite(row?.name ?? "", await secure(), async ({ url }) => {
    for (const route of ["/", "/contact", "/careers"]) {
      const { headers, html } = await read(url + route);
      expect(observatoryScore(headers, html).score, route).toBeGreaterThanOrEqual(115);
    }
  });
});
