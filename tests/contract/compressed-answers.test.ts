import { request as ask, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compressAnswer } from "#server/answers/compress-answer.ts";
import { openTestBackend, people, type TestBackend } from "#tests/fixtures/backend.ts";
import { type HttpServer, serveHttp } from "#tests/fixtures/http-server.ts";

let it: TestBackend;
let http: HttpServer;

beforeAll(async () => {
  it = await openTestBackend();
  await it.sql`
    insert into precios (club_id, title, price, description)
    select 'acacias', 'Cuota ' || n, 39.90, 'Acceso completo, también en agosto' from generate_series(1, 300) n`;
  http = await serveHttp(async (request) => compressAnswer(request, await it.backend.fetch(request)));
});
afterAll(async () => {
  await http.close();
  await it.close();
});

const rates = "/rest/v1/precios?select=*&order=id";

/** As it comes over the wire: nothing is unpacked. */
async function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  const key = it.backend.publishableKey;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  ask(http.url + path, { method, headers: { apikey: key, ...headers } }, resolve)
    .once("error", reject)
    .end();
  const answer = await promise;
  return { status: answer.statusCode, head: answer.headers, body: await buffer(answer) };
}

async function tokenOfStaff(): Promise<string> {
  const client = createClient(http.url, it.backend.publishableKey, { auth: { persistSession: false } });
  const { data } = await client.auth.signInWithPassword(people.staff);
  return data.session?.access_token ?? expect.fail("nobody signed in");
}

describe("a long list", () => {
  const unpack = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync } as const;

  test.each([
    ["gzip, deflate, br, zstd", "zstd"],
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["zstd;q=0, br;q=0, gzip;q=0.1", "gzip"],
    ["identity;q=0, br", "br"],
  ] as const)("comes as %s takes it: %s", async (accepted, coding) => {
    const plain = await get(rates);
    const packed = await get(rates, { "accept-encoding": accepted });
    expect(packed.head).toMatchObject({
      "content-encoding": coding,
      "content-length": String(packed.body.length),
      vary: "accept-encoding",
    });
    expect(packed.body.length).toBeLessThan(plain.body.length / 8);
    expect(unpack[coding](packed.body).equals(plain.body)).toBe(true);
  });

  test.each(["", "identity", "deflate", "*;q=0", "identity;q=0", "zstd;q=0"])(
    "comes as it is for %j",
    async (accepted) => {
      const { status, head, body } = await get(rates, { "accept-encoding": accepted });
      expect([status, head["content-encoding"], head.vary]).toEqual([200, undefined, "accept-encoding"]);
      expect(JSON.parse(body.toString()).length).toBeGreaterThan(300);
    },
  );

  test("is the same to supabase-js, counted and in ranges", async () => {
    const client = createClient(http.url, it.backend.publishableKey, { auth: { persistSession: false } });
    const read = client
      .from("precios")
      .select("*", { count: "exact" })
      .eq("club_id", "acacias")
      .like("title", "Cuota %");
    const { data, count, status, error } = await read.order("id").range(100, 249);
    expect([error, status, count, data?.length]).toEqual([null, 206, 300, 150]);
    expect(data?.[0]).toMatchObject({ description: "Acceso completo, también en agosto", price: 39.9 });
  });

  test("keeps its range of rows, which counts rows and not bytes", async () => {
    const headers = { "accept-encoding": "br", range: "0-99", prefer: "count=exact" };
    const { status, head, body } = await get(rates, headers);
    expect([status, head["content-encoding"]]).toEqual([206, "br"]);
    expect(head["content-range"]).toMatch(/^0-99\/\d+$/);
    expect(JSON.parse(brotliDecompressSync(body).toString())).toHaveLength(100);
  });

  test("has no body for HEAD, and says that it may come otherwise", async () => {
    const { status, head, body } = await get(rates, { "accept-encoding": "br" }, "HEAD");
    expect([status, body.length, head["content-encoding"], head.vary]).toEqual([200, 0, undefined, "accept-encoding"]);
  });

  test("is sent whole whatever version somebody claims to have: it has none", async () => {
    const { status, head } = await get(rates, { "accept-encoding": "gzip", "if-none-match": "*" });
    expect([status, head.etag]).toEqual([200, undefined]);
  });

  test("is there for many at once, packed or not", async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => get(rates, { "accept-encoding": "gzip" })));
    const lists = all.map(({ head, body }) => (head["content-encoding"] ? gunzipSync(body) : body).toString());
    expect(new Set(lists).size).toBe(1);
  });
});

describe("what comes as it is", () => {
  const accepted = { "accept-encoding": "gzip, br, zstd" };

  test("a short list and a refusal, but for who takes nothing unpacked", async () => {
    const short = await get("/rest/v1/precios?select=id&limit=3", accepted);
    expect([short.status, short.head["content-encoding"]]).toEqual([200, undefined]);
    const refusal = await get("/rest/v1/nobody", accepted);
    expect([refusal.status, refusal.head["content-encoding"]]).toEqual([404, undefined]);
    const odd = await get("/rest/v1/precios?select=id&limit=3", { "accept-encoding": "gzip, identity;q=0" });
    expect(JSON.parse(gunzipSync(odd.body).toString())).toHaveLength(3);
  });

  test("what strangers wrote, beside what others wrote", async () => {
    await it.sql`
      insert into partner_submissions (company_name, contact_name, email, phone, proposal)
      select 'Empresa ' || n, 'Ana', 'ana@example.com', '600000000', 'Una idea' from generate_series(1, 60) n`;
    const authorization = `Bearer ${await tokenOfStaff()}`;
    const { status, head, body } = await get("/rest/v1/partner_submissions", { ...accepted, authorization });
    expect([status, head["content-encoding"], head["cache-control"]]).toEqual([
      200,
      undefined,
      "no-store, no-transform",
    ]);
    expect(body.length).toBeGreaterThan(5_000);
    const ofTheSite = await get(rates, { ...accepted, authorization });
    expect(ofTheSite.head["content-encoding"]).toBe("zstd");
  });

  test("which no table holds that visitors may read", async () => {
    const both = await it.sql`
      select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
      and has_any_column_privilege('anon', oid, 'select') and has_any_column_privilege('anon', oid, 'insert, update')`;
    expect([...both]).toEqual([]);
  });

  test("sessions, files and what a write answers", async () => {
    const authorization = `Bearer ${await tokenOfStaff()}`;
    const user = await get("/auth/v1/user", { "accept-encoding": "gzip, identity;q=0", authorization });
    expect([user.status, user.head["content-encoding"]]).toEqual([200, undefined]);
    const written = await fetch(`${http.url}/rest/v1/precios?club_id=eq.acacias&title=like.Cuota*`, {
      method: "PATCH",
      headers: {
        apikey: it.backend.publishableKey,
        authorization,
        prefer: "return=representation",
        "content-type": "application/json",
      },
      body: '{"description":"Todo"}',
    });
    expect([written.status, written.headers.get("content-encoding")]).toEqual([200, null]);
  });
});
