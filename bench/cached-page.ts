import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "#tests/e2e/fixtures/free-port.ts";
import { reportFigure } from "./measure/figure.ts";
import { makeFolder } from "./measure/make-folder.ts";
import { median } from "./measure/median.ts";
import { openSite } from "./measure/open-site.ts";
import { pressWithWrk } from "./measure/press-with-wrk.ts";
import { childrenOf, figuresOf } from "./measure/processes.ts";
import { untilIdle } from "./measure/until-idle.ts";

// The home page from the cache beside nginx sending the same compressed bytes from a file, in turns.
// What one core can serve is taken from the processor time per request: on a shared machine the load generator, not
// the server, is what a plain request count measures. Needs wrk and nginx. Target: 0.7 × nginx.
const rounds = 7;
const brotli = { "accept-encoding": "br" };
await using site = await openSite();
using nginxFolder = makeFolder();
const folder = nginxFolder.path;

await untilIdle(site.pid);
const nginx = await startNginx(await (await fetch(site.url, { headers: brotli })).text());
const figures: Record<"site" | "nginx", number[]> = { site: [], nginx: [] };
for (let round = 0; round < rounds; round += 1) {
  figures.site.push(await perCoreSecond(site.url, site.pid));
  if (nginx) figures.nginx.push(await perCoreSecond(nginx.url, nginx.pid));
}
const perSecond = Math.round(median(figures.site));
const ratio = nginx ? perSecond / median(figures.nginx) : null;
reportFigure({
  figure: "cached page on one core against nginx with the same bytes from a file, same run",
  aim: "≥ 0.7 ×",
  measured: nginx
    ? `${ratio?.toFixed(2)} × (${perSecond} against ${Math.round(median(figures.nginx))} pages/s)`
    : `${perSecond} pages/s; nginx is not on this machine`,
  holds: ratio === null ? null : ratio >= 0.7,
});
nginx?.stop();

// Its free places are at most two seconds old, so it is kept as briefly.
const booking = new URL("/club/acacias/visita", site.url).href;
const bookings: number[] = [];
for (let round = 0; round < 3; round += 1) bookings.push(await perCoreSecond(booking, site.pid));
reportFigure({
  figure: "the page that books a visit, per second of a core",
  aim: "≥ 1,000 pages/s",
  measured: `${Math.round(median(bookings))} pages/s`,
  holds: median(bookings) >= 1_000,
});

async function perCoreSecond(url: string, pid: number): Promise<number> {
  await pressWithWrk(url, { seconds: 1, connections: 32, headers: brotli });
  const before = figuresOf(pid).cpuSeconds;
  const requests = await pressWithWrk(url, { seconds: 3, connections: 32, headers: brotli });
  return requests / (figuresOf(pid).cpuSeconds - before);
}

/** One nginx worker that sends the very bytes of the page; null when there is no nginx. */
async function startNginx(page: string) {
  if (spawnSync("nginx", ["-v"], { stdio: "ignore" }).status !== 0) return null;
  const answer = await fetch(site.url, { headers: brotli });
  mkdirSync(join(folder, "html"));
  const { brotliCompressSync } = await import("node:zlib");
  writeFileSync(join(folder, "html/index.html"), brotliCompressSync(page));
  const headers = [...answer.headers].filter(([name]) => !/^(content-|date|etag|connection|keep-alive)/.test(name));
  const port = await freePort();
  const configuration = join(folder, "nginx.conf");
  writeFileSync(
    configuration,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit;
     ${process.getuid?.() === 0 ? "user root;" : ""}
     events { worker_connections 512; }
     http { access_log off; keepalive_requests 10000000; default_type text/html; open_file_cache max=10;
       server { listen 127.0.0.1:${port}; root ${folder}/html;
         ${headers.map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`).join("\n")}
         add_header content-encoding br; } }`,
  );
  const child = spawn("nginx", ["-c", configuration], { stdio: "inherit" });
  const url = `http://127.0.0.1:${port}`;
  for (let waited = 0; waited < 5_000; waited += 50) {
    if ((await fetch(url).catch(() => null))?.ok) break;
    await delay(50);
  }
  const worker = childrenOf(child.pid ?? 0, "nginx")[0];
  if (worker === undefined) throw new Error("nginx has no worker");
  return { url, pid: worker, stop: () => void child.kill("SIGTERM") };
}
