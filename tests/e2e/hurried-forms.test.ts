import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "./fixtures/journey.ts";
import { databaseAddress } from "./fixtures/journey-world.ts";
import { type SiteProcess, startSite } from "./fixtures/site-process.ts";

// So long that whatever a busy machine does comes within it.
const minute = { FORM_MIN_MS: "60000" };

async function withSite(database: string, env: Record<string, string>, use: (it: SiteProcess) => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), "nine-fitness-hurried-"));
  const site = await startSite({ backend: { DATABASE_URL: databaseAddress(database) }, dataDir, env });
  await use(site).finally(site.stop);
  rmSync(dataDir, { recursive: true, force: true });
}

test("a page that was ready on the connection is timed too @desktop", async ({ site }) => {
  const [row] = await site.sql<{ name: string }[]>`select current_database() as name`;
  await withSite(row?.name ?? "", minute, async ({ url }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (method: string, body = "") =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { origin: url, ...(body && { "content-type": "application/x-www-form-urlencoded" }) };
        const asked = request(
          `${url}/contact`,
          { method, agent, headers: method === "POST" ? headers : {} },
          (incomingMessage) => {
            incomingMessage.resume().once("end", () => resolve(incomingMessage.statusCode));
          },
        );
        asked.once("error", reject).end(body);
      });
    const message = "nombre=Ana&mensaje=Hola&via=email&contacto=ana%40correo.example";
    expect([await ask("GET"), await ask("GET"), await ask("POST", message)]).toEqual([200, 200, 429]);
    agent.destroy();
  });
});
