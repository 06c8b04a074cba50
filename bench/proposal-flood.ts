import { openBackend } from "#backend/backend.ts";
import { serveHttp } from "#tests/fixtures/http-server.ts";
import { reportFigure } from "./measure/figure.ts";
import { makeFolder } from "./measure/make-folder.ts";
import { press } from "./measure/press.ts";

// What sixteen connections that send proposals without end do to whoever reads, from one network and from ever new ones.
const seconds = 8;

using folder = makeFolder();
const log = { info() {}, warn: console.warn, error: console.error };
const backend = await openBackend({ dataDir: folder.path, database: "embedded", seed: "demo", log });
let sent = 0;
const http = await serveHttp((request) => {
  sent += request.method === "POST" ? 1 : 0;
  const isScattered = request.headers.has("x-scattered");
  const address = isScattered ? `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}` : "192.0.2.1";
  return backend.fetch(request, { address });
});
const headers = { apikey: backend.publishableKey, "content-type": "application/json" };
const body = JSON.stringify({
  company_name: "Riada",
  contact_name: "Nadie",
  email: "riada@empresa.example",
  proposal: "Una propuesta",
});

const read = () =>
  press(`${http.url}/rest/v1/precios?select=*&limit=10`, { seconds, connections: 2, perSecond: 100, headers });
const flood = (more: Record<string, string>) =>
  press(`${http.url}/rest/v1/partner_submissions`, {
    seconds: seconds + 2,
    connections: 16,
    body,
    headers: { ...headers, ...more },
  });

try {
  await read();
  const rest = await read();
  for (const [origin, more] of [
    ["one network", {}],
    ["ever new networks", { "x-scattered": "1" }],
  ] as const) {
    const [during, load] = await Promise.all([read(), flood(more)]);
    const share = during.latency.p99 / rest.latency.p99;
    reportFigure({
      figure: `reads (p99) while 16 connections send proposals from ${origin}`,
      aim: "≤ 2 × rest",
      measured: `${during.latency.p99} ms, ${share.toFixed(1)} × the ${rest.latency.p99} ms at rest; ${during.non2xx + during.errors} failed; ${Math.round(load.requests.average)} writes/s answered`,
      holds: share <= 2 && during.non2xx + during.errors === 0,
    });
  }
} finally {
  await http.close();
  await backend.close();
}
