import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createClient } from "@supabase/supabase-js";
import { connect } from "#backend/database/connect.ts";
import { startEmbeddedDatabase } from "#backend/database/embedded.ts";
import { prepareDatabase } from "#backend/database/prepare.ts";
import { asCaller, askAs } from "#backend/database/session.ts";
import { createRestDoor } from "#backend/rest/rest-door.ts";
import { serveHttp } from "#tests/fixtures/http-server.ts";

// What ten rows cost through the door, beside the same ten rows by the plain client, in one interleaved run.
// Targets: the door in-process at most 3 times the plain client; 3,000 reads/s over HTTP at 32 connections.
const rounds = 9;
const readsPerRound = 300;
const httpSeconds = 6;

const dataDir = mkdtempSync(join(tmpdir(), "nine-fitness-bench-"));
const log = { info() {}, warn: console.warn, error: console.error };
const database = await startEmbeddedDatabase({ dataDir, log });
const supabaseFolder = join(import.meta.dirname, "../supabase");
await prepareDatabase(database.target, { supabaseFolder, seed: "demo", log });
const sql = connect(database.target);

const anon = { role: "anon", claims: { role: "anon" } } as const;
const door = createRestDoor({ sql, maxRows: 1000 });
const fetchInProcess = (input: RequestInfo | URL, init?: RequestInit) => door(new Request(input, init), anon);
const auth = { persistSession: false, autoRefreshToken: false };
const client = createClient("http://backend.invalid", "key", { auth, global: { fetch: fetchInProcess } });
const path = "/rest/v1/precios?select=*&order=id.asc&limit=10";
const text = "select * from public.precios order by id limit 10";
const request = () => new Request(`http://backend.invalid${path}`);

const ways: Record<string, () => Promise<unknown>> = {
  "plain client": () => sql`select * from public.precios order by id limit 10`,
  "as a caller, one statement": () => askAs(sql, anon, "read only", { text, values: [], prepare: false }),
  "as a caller, any work": () => asCaller(sql, anon, (tx) => tx.unsafe(text), "read only"),
  "door, in-process": async () => (await door(request(), anon)).text(),
  "supabase-js, in-process": async () => {
    await client.from("precios").select().order("id").limit(10).throwOnError();
  },
};

try {
  const medians = await measureInterleaved();
  const plain = medians["plain client"] ?? Number.NaN;
  console.table(
    Object.entries(medians).map(([way, micros]) => {
      return { way, "µs per read": Math.round(micros), "× plain client": Number((micros / plain).toFixed(2)) };
    }),
  );
  console.table([await measureHttp()]);
} finally {
  await sql.end({ timeout: 1 });
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measureInterleaved(): Promise<Record<string, number>> {
  const micros = Object.fromEntries(Object.keys(ways).map((way) => [way, [] as number[]]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [way, read] of Object.entries(ways)) {
      const begun = performance.now();
      for (let index = 0; index < readsPerRound; index += 1) await read();
      // The first round warms up: plans, code, connections.
      if (round > 0) micros[way]?.push(((performance.now() - begun) / readsPerRound) * 1000);
    }
  }
  return Object.fromEntries(Object.entries(micros).map(([way, all]) => [way, median(all)]));
}

async function measureHttp() {
  const http = await serveHttp((it) => door(it, anon));
  await pressFor(2, http.url);
  const cpu = process.cpuUsage();
  const { requests, latency, non2xx, errors } = await pressFor(httpSeconds, http.url);
  const { user, system } = process.cpuUsage(cpu);
  await http.close();
  const cpuPerRead = (user + system) / requests.total;
  return {
    "reads/s over HTTP": Math.round(requests.average),
    "median ms": latency.p50,
    "99 % ms": latency.p99,
    failed: non2xx + errors,
    "CPU µs per read": Math.round(cpuPerRead),
    "reads/s that one core allows": Math.round(1e6 / cpuPerRead),
    "resident MB": Math.round(process.memoryUsage().rss / 1e6),
  };
}

interface Load {
  requests: { total: number; average: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
}

/** Presses from a process of its own, so that the CPU time measured here is the server's alone. */
async function pressFor(seconds: number, url: string): Promise<Load> {
  const tool = join(import.meta.dirname, "../node_modules/autocannon/autocannon.js");
  const options = ["--json", "--connections", "32", "--duration", String(seconds), `${url}${path}`];
  const { stdout } = await promisify(execFile)(process.execPath, [tool, ...options]);
  // The tool's documented output; a missing figure would show as NaN in the table.
  return JSON.parse(stdout) as Load;
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}
