import { spawnSync } from "node:child_process";
import { openBackend } from "#backend/backend.ts";
import { loadBuiltApp } from "#server/pages/app-module.ts";
import { createRenderer, type Renderer } from "#server/pages/renderer.ts";
import { allowedOrigins, siteConfig, siteUrlOf } from "#server/pages/site-config.ts";
import { readEnv } from "#server/process/env.ts";
import { serverEnvironment, serverFlags } from "../scripts/setup/server-settings.mjs";
import { reportFigure } from "./measure/figure.ts";
import { makeFolder } from "./measure/make-folder.ts";
import { median } from "./measure/median.ts";

// An uncached render of the home page, from its address to the finished HTML and its headers: with the backend's answers
// kept in memory (they are still parsed and checked), and with its reads. Counted in processor time of this process,
// garbage collection and compilation included; PostgreSQL's own and the compression come on top.
// Target: 1,000 pages/s per core with the content in memory.
const rounds = 9;
const pagesPerRound = 150;

if (underServerSettings()) await measure();

async function measure(): Promise<void> {
  using folder = makeFolder();
  const log = { info() {}, warn: console.warn, error: console.error };
  const backend = await openBackend({ dataDir: folder.path, database: "embedded", seed: "demo", log });
  try {
    const fromDatabase: typeof fetch = (input, init) => backend.fetch(new Request(input, init));
    const inMemory = await pagesPerSecond(await openRenderer(keepAnswers(fromDatabase), backend.publishableKey));
    const withReads = await pagesPerSecond(await openRenderer(fromDatabase, backend.publishableKey));
    reportFigure({
      figure: "uncached home page, content in memory, per second of processor time",
      aim: "≥ 1,000 pages/s per core",
      measured: `${inMemory} pages/s`,
      holds: inMemory >= 1000,
    });
    reportFigure({
      figure: "the same with the reads of the database",
      aim: "–",
      measured: `${withReads} pages/s`,
      holds: null,
    });
  } finally {
    await backend.close();
  }
}

async function openRenderer(read: typeof fetch, publishableKey: string): Promise<Renderer> {
  const app = await loadBuiltApp();
  if (!("built" in app)) throw new Error("There is no build.");
  const env = readEnv({});
  return createRenderer({
    app: async () => app.built,
    origin: siteUrlOf(env),
    backend: { url: siteUrlOf(env), key: publishableKey, fetch: read },
    config: siteConfig(env, publishableKey),
    allowed: allowedOrigins(env),
    limits: { atOnce: env.MAX_RENDERS, mayWait: env.MAX_RENDERS_WAITING },
    log: { info() {}, warn: console.warn, error: console.error },
  });
}

/** The middle of several rounds, after one that warms up. */
async function pagesPerSecond(renderer: Renderer): Promise<number> {
  const perSecond: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const before = process.cpuUsage();
    for (let page = 0; page < pagesPerRound; page += 1) await renderHome(renderer);
    const { user, system } = process.cpuUsage(before);
    if (round > 0) perSecond.push((pagesPerRound * 1e6) / (user + system));
  }
  return Math.round(median(perSecond));
}

/** A page that failed is quickly made, and no figure. */
async function renderHome(renderer: Renderer): Promise<void> {
  const { source, state } = await renderer.renderWhole("/");
  if (source.status !== 200 || state !== "whole") throw new Error("the home page was not rendered in full");
}

/** The backend's own answer to each address, asked for once. */
function keepAnswers(ask: typeof fetch): typeof fetch {
  const answers = new Map<string, { body: string; init: ResponseInit }>();
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const known = answers.get(address);
    if (known) return new Response(known.body, known.init);
    const answer = await ask(input, init);
    const headers = [...answer.headers] satisfies [string, string][];
    const kept = { body: await answer.text(), init: { status: answer.status, headers } };
    answers.set(address, kept);
    return new Response(kept.body, kept.init);
  };
}

/**
 * Runs this very script once more with the runtime and environment of `npm start`, which a process only gets at its
 * beginning: React has another build for development. True in that second process, false in the first when it is over.
 */
function underServerSettings(): boolean {
  if (serverFlags.every((it) => process.execArgv.includes(it)) && process.env.NODE_ENV === "production") return true;
  const args = [...serverFlags, ...process.execArgv, ...process.argv.slice(1)];
  const { status } = spawnSync(process.execPath, args, {
    stdio: "inherit",
    env: { ...process.env, ...serverEnvironment },
  });
  process.exitCode = status ?? 1;
  return false;
}
