import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { Attempts } from "#backend/auth/attempts.ts";
import { connect } from "#backend/database/connect.ts";
import { startEmbeddedDatabase } from "#backend/database/embedded.ts";
import { prepareDatabase } from "#backend/database/prepare.ts";
import { asCaller, askAs } from "#backend/database/session.ts";
import { createRestDoor } from "#backend/rest/create-rest-door.ts";
import { serveHttp } from "#tests/fixtures/http-server.ts";
import { reportFigure } from "./measure/figure.ts";
import { makeFolder } from "./measure/make-folder.ts";
import { median } from "./measure/median.ts";
import { press } from "./measure/press.ts";

// What ten rows cost through the door, beside the same ten rows by the plain client, in one interleaved run.
// Targets: the door in-process at most 3 times the plain client; 3,000 reads/s over HTTP at 32 connections.
const rounds = 9;
const readsPerRound = 300;
const httpSeconds = 6;
const connections = 32;

using folder = makeFolder();
const log = { info() {}, warn: console.warn, error: console.error };
const database = await startEmbeddedDatabase({ dataDir: folder.path, log });
const supabaseFolder = join(import.meta.dirname, "../supabase");
await prepareDatabase(database.target, { supabaseFolder, seed: "demo", log });
const sql = connect(database.target);

const anon = { role: "anon", claims: { role: "anon" } } as const;
const door = createRestDoor({ sql, strangers: sql, attempts: new Attempts(sql, "bench"), maxRows: 1000 });
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
  console.table(medians);
  const times = (way: keyof typeof ways) => (medians[way] ?? Number.NaN) / (medians["plain client"] ?? Number.NaN);
  reportFigure({
    figure: "10-row read through the in-process door against the plain client",
    aim: "≤ 3 ×",
    measured: `${times("door, in-process").toFixed(1)} × (supabase-js around it ${times("supabase-js, in-process").toFixed(1)} ×)`,
    holds: times("door, in-process") <= 3,
  });
  const { failed, perSecond, perCore, p99 } = await measureHttp();
  reportFigure({
    figure: `reads per second over HTTP, ${connections} connections`,
    aim: "≥ 3,000",
    measured: `${perSecond}, p99 ${p99} ms, ${failed} failed; one core allows ${perCore}`,
    holds: perSecond >= 3_000 && failed === 0,
  });
} finally {
  await sql.end({ timeout: 1 });
  await database.stop();
}

async function measureInterleaved(): Promise<Record<string, number>> {
  const micros: Record<string, number[]> = Object.fromEntries(Object.keys(ways).map((way) => [way, []]));
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
  const url = http.url + path;
  await press(url, { seconds: 2, connections });
  const cpu = process.cpuUsage();
  const { requests, latency, non2xx, errors } = await press(url, { seconds: httpSeconds, connections });
  const { user, system } = process.cpuUsage(cpu);
  await http.close();
  return {
    perSecond: Math.round(requests.average),
    p99: latency.p99,
    failed: non2xx + errors,
    perCore: Math.round((requests.total * 1e6) / (user + system)),
  };
}
