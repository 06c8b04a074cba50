import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { childrenOf, figuresOf } from "./measure/processes.ts";
import { runSite, serverCommand } from "./measure/running-site.ts";

// What the site and its PostgreSQL hold in memory after 10,000 requests (pages, and reads through the REST door) and
// after 100,000 page requests. Linux only. Targets: app 150 MB, PostgreSQL 100 MB after the first; app 180 MB and
// flat after the second.
const dataDir = mkdtempSync(join(tmpdir(), "nine-fitness-memory-"));
chmodSync(dataDir, 0o755);
const site = await runSite(serverCommand, dataDir);

try {
  const { publishableKey } = JSON.parse(readFileSync(join(dataDir, "keys.json"), "utf8"));
  const reads = ["/rest/v1/clubs?select=*", "/rest/v1/precios?select=*&limit=10"];
  const pages = ["/", "/clubs", "/club/acacias", "/9ftoday", "/merch"];
  const rows = [memoryNow("at rest")];
  await ask(10_000, [...pages, ...reads], publishableKey);
  rows.push(memoryNow("after 10,000 pages and reads"));
  for (const thousands of [50, 100]) {
    await ask(50_000, pages, publishableKey);
    rows.push(memoryNow(`after ${thousands},000 more pages`));
  }
  console.table(rows);
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function ask(requests: number, paths: string[], apikey: string): Promise<void> {
  let sent = 0;
  const visitor = async () => {
    while (sent < requests) {
      const path = paths[sent++ % paths.length];
      await (await fetch(site.url + path, { headers: { apikey } })).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: 32 }, visitor));
}

function memoryNow(when: string) {
  const database = childrenOf(site.pid, "postgres").map(figuresOf);
  const sum = (field: "residentMb" | "proportionalMb") =>
    Math.round(database.reduce((total, it) => total + it[field], 0));
  return {
    when,
    "app RSS MB": Math.round(figuresOf(site.pid).residentMb),
    "PostgreSQL PSS MB": sum("proportionalMb"),
    "PostgreSQL RSS MB (shared pages counted in each process)": sum("residentMb"),
    "PostgreSQL processes": database.length,
  };
}
