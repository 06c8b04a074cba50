import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readEnv } from "#server/process/env.ts";
import { createLog } from "#server/process/log.ts";
import { edgeHeaders } from "./edge-headers.ts";
import { type ChangedTables, EdgePurge } from "./edge-purge.ts";
import { purgeCall } from "./purge-call.ts";

// A CDN on this machine that notes what it is told, and refuses as often as it is asked to.
const edge = { refusals: 0, hangs: false, told: [] as string[] };
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const { "fastly-key": fastly, authorization, "surrogate-key": keys } = request.headers;
    const said = [request.method, request.url, fastly ?? authorization ?? "", keys ?? String(Buffer.concat(chunks))];
    edge.told.push(said.join(" "));
    if (edge.hangs) return;
    const isRefused = edge.refusals > 0;
    edge.refusals -= 1;
    response.writeHead(isRefused ? 503 : 200).end();
  });
});

let content: ChangedTables | null;
let log: string[];
let url: string;
let opened: EdgePurge[];

beforeEach(async () => {
  Object.assign(edge, { refusals: 0, hangs: false, told: [] });
  content = { revision: 7, tables: { clubs: 5, articles: 7 } };
  log = [];
  opened = [];
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this shape.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const it of opened) it.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function open(environment: Record<string, string> = { EDGE: "purge" }, againMs = 60_000) {
  const purge = purgeCall(readEnv({ EDGE_URL: url, ...environment }));
  if (!purge) throw new Error("there is no CDN");
  const it = new EdgePurge({
    purge,
    readChanged: async () => content ?? Promise.reject(new Error("away")),
    log: createLog("json", (_, line) => log.push(line)),
    waits: { batchMs: 1, retriesMs: [1, 1], againMs },
  });
  opened.push(it);
  return it;
}

/** Calls it, and waits until it has told what it had to. */
async function change(purge: EdgePurge, tables: Record<string, number> = {}): Promise<void> {
  if (content)
    content = {
      revision: Math.max(content.revision, ...Object.values(tables)),
      tables: { ...content.tables, ...tables },
    };
  const before = edge.told.length;
  purge.changed();
  await vi.waitFor(() => expect(edge.told.length).toBeGreaterThan(before));
  await delay(5);
}

describe("a CDN", () => {
  it.each([
    ["fastly", { EDGE_ID: "dienst", EDGE_TOKEN: "t" }, 'POST /service/dienst/purge t {"surrogate_keys":["site"]}'],
    [
      "cloudflare",
      { EDGE_ID: "zona", EDGE_TOKEN: "t" },
      'POST /client/v4/zones/zona/purge_cache Bearer t {"tags":["site"]}',
    ],
    ["purge", {}, "PURGE /  site"],
  ])("of the kind %s is told in its own way", async (kind, more, said) => {
    await change(open({ EDGE: kind, ...more }));
    expect(edge.told).toEqual([said]);
  });

  it("forgets everything at the start, and then what was changed", async () => {
    const it = open();
    await change(it);
    await change(it, { merch_products: 8 });
    await change(it, { clubs: 9, objects: 10 });
    expect(edge.told.map((said) => said.split(" ").slice(3).join(" "))).toEqual([
      "site",
      "merch_products",
      "clubs objects",
    ]);
  });

  it("is not told of what it knows", async () => {
    const it = open();
    await change(it);
    it.changed();
    await delay(30);
    expect(edge.told).toHaveLength(1);
  });

  it("forgets everything when nobody can say what changed", async () => {
    const it = open();
    await change(it);
    content = null;
    await change(it);
    expect(edge.told.at(-1)).toBe("PURGE /  site");
  });

  it("is told of many saves at once in one call", async () => {
    const it = open();
    await change(it);
    content = { revision: 12, tables: { clubs: 11, events: 12 } };
    for (let save = 0; save < 20; save += 1) it.changed();
    await vi.waitFor(() => expect(edge.told).toHaveLength(2));
    await delay(30);
    expect(edge.told.slice(1)).toEqual(["PURGE /  clubs events"]);
  });

  it("is told again a while later: a page may have been on its way", async () => {
    const it = open({ EDGE: "purge" }, 20);
    await change(it);
    await vi.waitFor(() => expect(edge.told).toHaveLength(2));
    await delay(30);
    expect(edge.told).toEqual(["PURGE /  site", "PURGE /  site"]);
  });

  it("that refuses is asked again, and then left to itself with a line in the log", async () => {
    const it = open();
    edge.refusals = 2;
    await change(it);
    await vi.waitFor(() => expect(edge.told).toHaveLength(3));
    expect(log).toEqual([]);
    edge.refusals = 99;
    await change(it, { clubs: 20 });
    await vi.waitFor(() => expect(log).toHaveLength(1));
    expect(edge.told).toHaveLength(6);
    expect(log[0]).toContain("the CDN answered 503");
  });

  it("that hangs keeps nobody waiting", async () => {
    edge.hangs = true;
    expect(open().changed()).toBeUndefined();
    expect(edge.told).toEqual([]);
    await vi.waitFor(() => expect(edge.told).toHaveLength(1));
  });
});

describe("a page", () => {
  it("says of which tables it is made, and may be kept for a day by a CDN that is told", () => {
    expect(edgeHeaders("fastly", new Set(["precios", "clubs", "clubs"]), Number.POSITIVE_INFINITY)).toEqual([
      ["cdn-cache-control", "max-age=86400, stale-if-error=86400"],
      ["surrogate-control", "max-age=86400, stale-if-error=86400"],
      ["surrogate-key", "clubs precios site"],
    ]);
    expect(edgeHeaders("cloudflare", ["clubs"], Number.POSITIVE_INFINITY).at(-1)).toEqual(["cache-tag", "clubs,site"]);
  });

  it("is kept for a moment where nobody tells, or where it changes by itself", () => {
    const moment = ["cdn-cache-control", "max-age=10, stale-if-error=86400"];
    expect(edgeHeaders(undefined, ["clubs"], Number.POSITIVE_INFINITY)).toEqual([moment]);
    expect(edgeHeaders("purge", ["clubs"], Date.now() + 3_600_000)[0]).toEqual(moment);
  });
});
