import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBackend } from "#backend/backend.ts";
import { loadBuiltApp } from "#server/app-module.ts";
import { readEnv } from "#server/env.ts";
import { createRenderer } from "#server/renderer.ts";
import { allowedOrigins, siteConfig, siteUrlOf } from "#server/site-config.ts";
import { median } from "./measure/median.ts";

// An uncached render of the home page: with the backend's answers kept in memory, and with its reads.
// Target: 1,000 pages/s per core with the content in memory.
const rounds = 7;
const pagesPerRound = 150;
process.env.NODE_ENV = "production";
const dataDir = mkdtempSync(join(tmpdir(), "nine-fitness-render-"));
chmodSync(dataDir, 0o755);
const log = { info() {}, warn: console.warn, error: console.error };
const backend = await openBackend({ dataDir, database: "embedded", seed: "demo", log });
const answers = new Map<string, { body: string; init: ResponseInit }>();

try {
  const env = readEnv({});
  const app = await loadBuiltApp();
  if (!("built" in app)) throw new Error("There is no build.");
  const renderWith = (read: typeof fetch) =>
    createRenderer({
      app: async () => app.built,
      origin: siteUrlOf(env),
      backend: { url: siteUrlOf(env), key: backend.publishableKey, fetch: read },
      config: siteConfig(env, backend.publishableKey),
      allowed: allowedOrigins(env),
      log,
    });
  const ways = {
    "content in memory": renderWith(fromMemory),
    "with database reads": renderWith((input, init) => backend.fetch(new Request(input, init))),
  };
  const rows = [];
  for (const [way, renderer] of Object.entries(ways)) {
    await renderer.renderWhole("/");
    const perSecond: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = process.cpuUsage();
      for (let page = 0; page < pagesPerRound; page += 1) await renderer.renderWhole("/");
      const { user, system } = process.cpuUsage(before);
      perSecond.push((pagesPerRound * 1e6) / (user + system));
    }
    rows.push({ "uncached home page": way, "pages per second of processor time": Math.round(median(perSecond)) });
  }
  console.table(rows);
} finally {
  await backend.close();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The backend's own answer, asked for once. */
async function fromMemory(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const known = answers.get(request.url);
  if (known) return new Response(known.body, known.init);
  const answer = await backend.fetch(request.clone());
  const kept = {
    body: await answer.text(),
    init: { status: answer.status, headers: [...answer.headers] as [string, string][] },
  };
  answers.set(request.url, kept);
  return new Response(kept.body, kept.init);
}
