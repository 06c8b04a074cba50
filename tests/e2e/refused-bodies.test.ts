import { mkdtempSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Site, test } from "./fixtures/journey.ts";
import { databaseAddress } from "./fixtures/journey-world.ts";
import { nginxIsThere, startNginx } from "./fixtures/nginx.ts";
import { askWithBody, type Body, bodyPlaces, wrongWithAnswer } from "./fixtures/refused-bodies.ts";
import { startSite } from "./fixtures/site-process.ts";

/** More than the buffers between two processes hold, and less. */
const bodies: Body[] = [
  { method: "POST", size: 3_000_000 },
  ...["POST", "PUT", "PATCH", "DELETE"].map((method) => ({ method, size: 400_000 })),
];

/** Sends every refused body and then a visitor's request over the same few connections. */
async function expectNoneHangs(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const place of bodyPlaces) {
    for (const body of bodies) {
      const what = `${body.method} ${place} with ${body.size} bytes`;
      expect(wrongWithAnswer(place, await askWithBody(url + place, agent, body)), what).toBeUndefined();
      expect(await askWithBody(`${url}/favicon.svg`, agent), `after ${what}`).toBe(200);
    }
  }
  agent.destroy();
}

async function withSeveralProcesses(site: Site, use: (url: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "nine-fitness-refused-"));
  const [row] = await site.sql<{ name: string }[]>`select current_database() as name`;
  const backend = { DATABASE_URL: databaseAddress(row?.name ?? "") };
  const several = await startSite({ backend, dataDir, env: { WEB_PROCESSES: "2" } });
  try {
    await use(several.url);
  } finally {
    await several.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function behindNginx(url: string): Promise<void> {
  const nginx = await startNginx(url);
  try {
    await expectNoneHangs(nginx.url);
    await expectNoneHangs(nginx.unbufferedUrl);
  } finally {
    await nginx.stop();
  }
}

test("a refused body blocks no connection @desktop", ({ site }) => expectNoneHangs(site.url));

test("a refused body blocks no connection of several processes @desktop", ({ site }) =>
  withSeveralProcesses(site, expectNoneHangs));

test.describe("behind a real nginx that keeps its connections", () => {
  test.skip(!nginxIsThere, "no nginx on this machine");

  test("a refused body makes no visitor wait @desktop", ({ site }) => behindNginx(site.url));

  test("nor with several processes @desktop", ({ site }) => withSeveralProcesses(site, behindNginx));
});
