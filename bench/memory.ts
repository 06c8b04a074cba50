import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningSite, runSite } from "./measure/running-site.ts";

// What the site and its PostgreSQL hold in memory after 10,000 requests: pages, and reads through the REST door.
// Targets: app 150 MB, PostgreSQL 100 MB. Linux only: /proc tells what pages are shared.
const requests = 10_000;
const dataDir = mkdtempSync(join(tmpdir(), "nine-fitness-memory-"));
chmodSync(dataDir, 0o755);
const site = await runSite([process.execPath, "server/main.ts"], dataDir);

try {
  const rows = [residentNow("at rest")];
  const { publishableKey } = JSON.parse(readFileSync(join(dataDir, "keys.json"), "utf8"));
  await press(site, ["/", "/clubs", "/rest/v1/clubs?select=*", "/rest/v1/precios?select=*&limit=10"], publishableKey);
  rows.push(residentNow(`after ${requests} requests`));
  console.table(rows);
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function press({ url }: RunningSite, paths: string[], apikey: string): Promise<void> {
  let sent = 0;
  const visitor = async () => {
    while (sent < requests) {
      const path = paths[sent++ % paths.length];
      await (await fetch(url + path, { headers: { apikey } })).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: 32 }, visitor));
}

function residentNow(when: string) {
  const processes = readdirSync("/proc").filter((it) => /^\d+$/.test(it));
  const children = new Map(processes.map((pid) => [pid, parentOf(pid)]));
  const isBelow = (pid: string): boolean => {
    const parent = children.get(pid);
    return parent === String(site.pid) || (parent !== undefined && parent !== "0" && isBelow(parent));
  };
  const database = processes.filter((pid) => isBelow(pid) && nameOf(pid) === "postgres");
  const sum = (field: "Rss" | "Pss", pids: string[]) => pids.reduce((total, pid) => total + megabytes(pid, field), 0);
  return {
    when,
    "app RSS MB": Math.round(sum("Rss", [String(site.pid)])),
    "PostgreSQL PSS MB": Math.round(sum("Pss", database)),
    "PostgreSQL RSS MB, shared pages counted in each process": Math.round(sum("Rss", database)),
    "PostgreSQL processes": database.length,
  };
}

function parentOf(pid: string): string | undefined {
  return read(`/proc/${pid}/status`).match(/^PPid:\s+(\d+)/m)?.[1];
}

function nameOf(pid: string): string {
  return read(`/proc/${pid}/comm`).trim();
}

function megabytes(pid: string, field: "Rss" | "Pss"): number {
  return Number(read(`/proc/${pid}/smaps_rollup`).match(new RegExp(`^${field}:\\s+(\\d+)`, "m"))?.[1] ?? 0) / 1024;
}

/** A process may end while we look at it. */
function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
