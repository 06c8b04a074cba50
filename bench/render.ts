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
import { publicAddresses } from "./measure/public-addresses.ts";

// An uncached render, from its address to the finished HTML and its headers, of every public page after a change of the
// content: with the backend's answers in memory (they are parsed and checked), and with the reads of the database.
// Counted in processor time of this process, garbage collection and compilation included; PostgreSQL's own and the
// compression come on top. Target: 300 pages/s per core.
const rounds = 9;
const pagesPerRound = 150;

interface Opened {
  renderer: Renderer;
  /** The content has changed. */
  forget: () => void;
}

if (underServerSettings()) await measure();

async function measure(): Promise<void> {
  using folder = makeFolder();
  const log = { info() {}, warn: console.warn, error: console.error };
  const backend = await openBackend({ dataDir: folder.path, database: "embedded", seed: "demo", log });
  try {
    const fromDatabase: typeof fetch = (input, init) => backend.fetch(new Request(input, init));
    const ready = await openRenderer(keepAnswers(fromDatabase), backend.publishableKey);
    const asked = await openRenderer(fromDatabase, backend.publishableKey);
    const afterChange = await pagesPerSecond(() => renderAllAfterChange(ready));
    const withReads = await pagesPerSecond(() => renderAllAfterChange(asked));
    reportFigure({
      figure:
        "uncached render of every public page, the answers of the backend in memory, per second of processor time",
      aim: "≥ 300 pages/s per core",
      measured: `${afterChange} pages/s`,
      holds: afterChange >= 300,
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

async function openRenderer(read: typeof fetch, publishableKey: string): Promise<Opened> {
  const app = await loadBuiltApp();
  if (!("built" in app)) throw new Error("There is no build.");
  const env = readEnv({});
  const renderer = createRenderer({
    app: async () => app.built,
    origin: siteUrlOf(env),
    backend: { url: siteUrlOf(env), key: publishableKey, fetch: read },
    config: siteConfig(env, publishableKey),
    allowed: allowedOrigins(env),
    limits: { atOnce: env.MAX_RENDERS, mayWait: env.MAX_RENDERS_WAITING },
    log: { info() {}, warn: console.warn, error: console.error },
  });
  return { renderer, forget: app.built.forget };
}

/** The middle of several rounds, after one that warms up. `work` renders pages and says how many. */
async function pagesPerSecond(work: () => Promise<number>): Promise<number> {
  const perSecond: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const before = process.cpuUsage();
    const pages = await work();
    const { user, system } = process.cpuUsage(before);
    if (round > 0) perSecond.push((pages * 1e6) / (user + system));
  }
  return Math.round(median(perSecond));
}

async function renderAllAfterChange({ renderer, forget }: Opened): Promise<number> {
  const times = Math.ceil(pagesPerRound / publicAddresses.length);
  for (let time = 0; time < times; time += 1) {
    forget();
    for (const path of publicAddresses) await renderPage(renderer, path);
  }
  return times * publicAddresses.length;
}

/** A page that failed is quickly made, and no figure. */
async function renderPage(renderer: Renderer, path: string): Promise<void> {
  const { source, state } = await renderer.renderWhole(path);
  if (source.status !== 200 || state !== "whole") throw new Error(`${path} was not rendered in full`);
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
  if (serverFlags.every((flag) => process.execArgv.includes(flag)) && process.env.NODE_ENV === "production")
    return true;
  const args = [...serverFlags, ...process.execArgv, ...process.argv.slice(1)];
  const { status } = spawnSync(process.execPath, args, {
    stdio: "inherit",
    env: { ...process.env, ...serverEnvironment },
  });
  process.exitCode = status ?? 1;
  return false;
}
