import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { findPostmaster } from "#backend/database/embedded/postmaster-file.ts";
import { makeFolder } from "../../bench/measure/make-folder.ts";
import { childrenOf } from "../../bench/measure/processes.ts";
import { runSite, serverCommand } from "../../bench/measure/running-site.ts";
import { serverEnvironment } from "../../scripts/setup/server-settings.mjs";
import { makePictures, startWriters } from "./busy-writers.ts";
import { killNow, killTree } from "./kill-processes.ts";
import { accessTo, Ledger, type OwnerAccess } from "./ledger.ts";
import { pick, randomFrom } from "./random.ts";
import type { Round } from "./round.ts";

const targets = ["the whole tree", "node", "PostgreSQL", "one session of PostgreSQL"] as const;
type Target = (typeof targets)[number];

/** `kill -9` at a random moment of mixed writes and uploads, the start included; then everything acknowledged is looked for. */
export const kill: Round = async ({ full, say }) => {
  const rounds = full ? 300 : 60;
  const random = randomFrom(rounds);
  using folder = makeFolder();
  const ledger = new Ledger();
  const pictures = await makePictures();
  const misses: string[] = [];
  const back: Record<Target, number[]> = {
    "the whole tree": [],
    node: [],
    PostgreSQL: [],
    "one session of PostgreSQL": [],
  };
  const log = join(folder.path, "site.log");
  const begin = () => runSite(serverCommand, folder.path, {}, openSync(log, "a"));
  /** A start that fails is a miss, unless somebody else on the machine took its port meanwhile. */
  const open = (what = "the first start") =>
    begin().catch((error: Error) => {
      const said = readFileSync(log, "utf8").slice(-1_500);
      say(said);
      if (!said.includes("EADDRINUSE")) misses.push(`${what}: ${error.message}`);
      return begin();
    });
  let site = await open();
  for (let round = 0; round < rounds; round += 1) {
    const target = targets[round % targets.length] ?? "node";
    const writers = startWriters(accessTo(site, folder.path), ledger, pictures);
    await delay(20 + random() * 500);
    const begun = performance.now();
    await killOne(site.pid, folder.path, target, random);
    if (target === "the whole tree" || target === "node") {
      await writers.ended;
      // A third of these are killed again while they start.
      if (round % 3 === 0) await killWhileItStarts(folder.path, random() * 700);
      site = await open(`round ${round}, ${target}`);
      back[target].push(site.firstPageMs);
    } else {
      await writers.stop();
      const isBack = await untilWritten(accessTo(site, folder.path), ledger);
      back[target].push(performance.now() - begun);
      if (!isBack) {
        misses.push(`round ${round}, ${target}: no write was taken within 60 s`);
        say(readFileSync(log, "utf8").slice(-3_000));
        break;
      }
    }
    const lost = await ledger.losses(accessTo(site, folder.path));
    misses.push(...lost.map((value) => `round ${round}, ${target}: ${value}`));
    if (round % 10 === 9) say(`${round + 1} rounds, ${ledger.acknowledgedWrites} writes, ${misses.length} lost`);
  }
  misses.push(...(await ledger.losses(accessTo(site, folder.path), true)));
  await site.stop();
  const started = [...back["the whole tree"], ...back.node];
  if (median(started) > 1_500) misses.push(`a start took ${Math.round(median(started))} ms in the median`);
  const times = targets.map(
    (target) => `${target} ${Math.round(median(back[target]))} (worst ${Math.round(Math.max(...back[target]))})`,
  );
  const text = `${rounds} rounds: ${ledger.acknowledgedWrites} acknowledged writes of ${ledger.rows} rows and ${ledger.files} files, ${misses.length} lost or missed. From the start to the first page, and for PostgreSQL from its end to the next acknowledged write, median in ms: ${times.join("; ")}.`;
  return { text, misses };
};

async function killOne(pid: number, dataDir: string, target: Target, random: () => number): Promise<void> {
  if (target === "the whole tree") await killTree(pid);
  if (target === "node") killNow(pid);
  const postmaster = findPostmaster(join(dataDir, "postgres"))?.pid ?? 0;
  const sessions = childrenOf(pid, "postgres").filter((child) => child !== postmaster);
  if (target === "PostgreSQL") killNow(postmaster);
  if (target === "one session of PostgreSQL") killNow(pick(random, sessions));
}

async function killWhileItStarts(dataDir: string, afterMs: number): Promise<void> {
  const [file = "", ...args] = serverCommand;
  const own = { PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir };
  const child = spawn(file, args, { env: { ...serverEnvironment, ...process.env, ...own }, stdio: "ignore" });
  const ended = once(child, "exit");
  await delay(afterMs);
  await killTree(child.pid ?? 0);
  await ended;
}

/** Until the site takes a write again, or a minute is over. */
async function untilWritten(access: OwnerAccess, ledger: Ledger): Promise<boolean> {
  const before = ledger.acknowledgedWrites;
  for (const deadline = Date.now() + 60_000; ledger.acknowledgedWrites === before; ) {
    if (Date.now() > deadline) return false;
    const writers = startWriters(access, ledger, []);
    await delay(10);
    await writers.stop();
  }
  return true;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
