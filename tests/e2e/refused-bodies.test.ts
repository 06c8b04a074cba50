import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Site, test } from "./fixtures/journey.ts";
import { databaseAddress } from "./fixtures/journey-world.ts";
import { nginxIsThere, startNginx } from "./fixtures/nginx.ts";
import { startSite } from "./fixtures/site-process.ts";

const places = [
  ...["/rest/v1/clubs", "/rest/v1/rpc/next_publication", "/auth/v1/token?grant_type=password", "/auth/v1/logout"],
  ...["/storage/v1/object/public-assets/a.png", "/functions/v1/generate-article", "/", "/partners", "/admin/clubs"],
  ...["/no-existe", "/healthz", "/pictures/480/webp/site/a.png", "/favicon.svg"],
];
/** More than the buffers between two processes hold, and less. */
const bodies: [method: string, size: number][] = [
  ["POST", 3_000_000],
  ...["POST", "PUT", "PATCH", "DELETE"].map((it) => [it, 400_000] satisfies [string, number]),
];

/** The status, or why there is none. */
function ask(url: string, agent: Agent, method = "GET", size = 0): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = size ? { "content-type": "application/json", "content-length": size } : {};
    const asked = request(url, { agent, method, headers }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
      answer.once("error", (error) => resolve(error.message));
    });
    asked.setTimeout(10_000, () => asked.destroy(new Error("hangs")));
    asked.once("error", (error) => {
      // As a browser does: a read goes out again when its kept connection turns out to have ended.
      resolve(asked.reusedSocket && method === "GET" && error.message !== "hangs" ? ask(url, agent) : error.message);
    });
    asked.end(size ? Buffer.alloc(size, "x") : undefined);
  });
}

/** Sends every refused body and then a visitor's request over the same few connections. */
async function expectNoneHangs(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const place of places) {
    for (const [method, size] of bodies) {
      const what = `${method} ${place} with ${size} bytes`;
      const status = await ask(url + place, agent, method, size);
      // What only reads takes no notice of a body.
      expect(Number(status) >= 400 || place === "/healthz", `${what}: ${status}`).toBe(true);
      expect(Number(status), what).toBeLessThan(500);
      expect(await ask(`${url}/favicon.svg`, agent), `after ${what}`).toBe(200);
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
