import { chmodSync, writeFileSync } from "node:fs";
import type { Result } from "lighthouse";
import { freePort } from "#tests/e2e/fixtures/free-port.ts";
import { reportFigure } from "./measure/figure.ts";
import { makeFolder } from "./measure/make-folder.ts";
import { median } from "./measure/median.ts";
import { openSite } from "./measure/open-site.ts";
import { hasWrk, pressWithWrk } from "./measure/press-with-wrk.ts";
import { childrenOf, figuresOf } from "./measure/processes.ts";
import { metric, runLighthouse } from "./measure/run-lighthouse.ts";
import { runSite, serverCommand } from "./measure/running-site.ts";
import { untilIdle } from "./measure/until-idle.ts";
import { openBrowser } from "./measure/with-site.ts";
import { contentOf } from "./peers/content-of.ts";
import { hasGhost, openGhost } from "./peers/ghost.ts";
import type { Peer } from "./peers/peer.ts";
import { hasWordPress, openWordPress } from "./peers/wordpress.ts";

// The home page as this site, WordPress (page by page, and kept by nginx) and Ghost put it on the web, side by side in one
// run: how many pages a core serves, how long each takes to start, what it holds in memory, and what Lighthouse makes of it.
// bench/peers/install.sh brings the peers; docs/peers.md gets what came out.
const rounds = 3;
const starts = 3;
const requestsBeforeMemory = 2_000;

const introduction = `# Beside WordPress and Ghost

Written by \`npm run bench -- peers\` on ${new Date().toISOString().slice(0, 10)}; \`bench/peers/install.sh\` brings the peers (Debian, root). All show the words of our home page and its hero picture: WordPress in a page of its own editor with the theme that Debian has, Ghost in an article above its front page. Each ran alone, one after the other on one machine.`;
const notes = `Pages per second count the processor time of all processes of a way, its database's too. Memory is what they hold after ${requestsBeforeMemory} pages more, shared pages counted once. Paints are Lighthouse's simulated slow phone, medians of ${rounds}. WordPress and Ghost speak without nginx's brotli; nginx as the limit of any of them stands in [performance.md](performance.md) (\`cached-page\`).`;

interface Row {
  name: string;
  perCoreSecond: number;
  p99: number;
  startMs: number;
  memoryMb: number;
  score: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  kilobytes: number;
}

if (hasWordPress() && hasGhost() && hasWrk()) await measure();
else
  reportFigure({
    figure: "beside WordPress and Ghost",
    aim: "–",
    measured: "they are not on this machine",
    holds: null,
  });

async function measure(): Promise<void> {
  using folders = makeFolder();
  await using site = await openSite();
  const port = await freePort();
  await using browser = await openBrowser(port);
  const content = await contentOf(site.url, browser);
  chmodSync(folders.path, 0o755);
  const ours = async (): Promise<Peer> => {
    await site.stop();
    const again = await runSite(serverCommand, site.dataDir);
    return {
      name: "this site",
      url: again.url,
      startMs: again.firstPageMs,
      pids: () => [again.pid, ...childrenOf(again.pid, "postgres"), ...childrenOf(again.pid, "node")],
      [Symbol.asyncDispose]: () => again.stop(),
    };
  };
  const ways = [
    ours,
    () => openWordPress(folders.path, content, true),
    () => openWordPress(folders.path, content, false),
    () => openGhost(folders.path, content),
  ];
  const rows: Row[] = [];
  for (const open of ways) rows.push(await measureOne(open, port));
  report(rows);
}

/** One after the other: two that run beside each other would be measured with each other. */
async function measureOne(open: () => Promise<Peer>, port: number): Promise<Row> {
  const startTimes: number[] = [];
  // The first one installs what is not there yet.
  await (await open())[Symbol.asyncDispose]();
  for (let start = 1; start < starts; start += 1) {
    await using peer = await open();
    startTimes.push(peer.startMs);
  }
  await using peer = await open();
  startTimes.push(peer.startMs);
  await untilIdle(peer.pids()[0] ?? 0);
  const pressed = [];
  for (let round = 0; round < rounds; round += 1) pressed.push(await press(peer));
  for (let sent = 0; sent < requestsBeforeMemory; sent += 1) await (await fetch(peer.url)).arrayBuffer();
  const memoryMb = sum(peer.pids().map((it) => figuresOf(it).proportionalMb));
  await runLighthouse(peer.url, port, ["performance"]);
  const seen: Result[] = [];
  for (let round = 0; round < rounds; round += 1) seen.push(await runLighthouse(peer.url, port, ["performance"]));
  const middle = (name: string) => median(seen.map((it) => metric(it, name)));
  return {
    name: peer.name,
    perCoreSecond: median(pressed.map((it) => it.perCoreSecond)),
    p99: median(pressed.map((it) => it.p99)),
    startMs: median(startTimes),
    memoryMb,
    score: median(seen.map((it) => (it.categories.performance?.score ?? 0) * 100)),
    firstPaintMs: middle("first-contentful-paint"),
    largestPaintMs: middle("largest-contentful-paint"),
    blockingMs: middle("total-blocking-time"),
    kilobytes: middle("total-byte-weight") / 1000,
  };
}

/** Pages for each second of processor time, of all its processes together: what presses beside it does not count. */
async function press({ url, pids }: Peer): Promise<{ perCoreSecond: number; p99: number }> {
  const load = { connections: 4, headers: { "accept-encoding": "gzip, br" }, patienceSeconds: 30 };
  await pressWithWrk(url, { ...load, seconds: 1 });
  const used = () => sum(pids().map((it) => figuresOf(it).cpuSeconds));
  const before = used();
  const { requests, p99 } = await pressWithWrk(url, { ...load, seconds: 5 });
  return { perCoreSecond: requests / (used() - before), p99 };
}

function report(rows: readonly Row[]): void {
  const table = [
    "| | pages per second of a core | p99, 4 connections | start | memory | Lighthouse | first paint | largest paint | blocking | weight |",
    "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
    ...rows.map(
      (it) =>
        `| ${it.name} | ${Math.round(it.perCoreSecond)} | ${it.p99.toFixed(1)} ms | ${(it.startMs / 1000).toFixed(2)} s | ${Math.round(it.memoryMb)} MB | ${Math.round(it.score)} | ${Math.round(it.firstPaintMs)} ms | ${Math.round(it.largestPaintMs)} ms | ${Math.round(it.blockingMs)} ms | ${Math.round(it.kilobytes)} kB |`,
    ),
  ];
  writeFileSync("docs/peers.md", `${introduction}\n\n${table.join("\n")}\n\n${notes}\n`);
  const [own, kept] = rows;
  reportFigure({
    figure: "home page per second of a core, beside WordPress with its pages kept by nginx",
    aim: "–",
    measured: `${Math.round(own?.perCoreSecond ?? 0)} against ${Math.round(kept?.perCoreSecond ?? 0)}; the rest in docs/peers.md`,
    holds: null,
  });
}

function sum(all: readonly number[]): number {
  return all.reduce((total, it) => total + it, 0);
}
