import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { testBackend } from "#tests/fixtures/of-file.ts";
import { createProbe } from "./rest-probe.ts";

const it = await testBackend();
beforeAll(async () => {
  await createProbe(it.sql);
});

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

/** Asks with the secret key, so that no missing right hides what the door would have done. */
async function ask(path: string, { method = "GET", headers = {}, body }: Sent = {}) {
  const request = new Request(`http://backend.invalid/rest/v1${path}`, {
    method,
    headers: { apikey: it.backend.secretKey, ...headers },
    body: body ?? null,
  });
  const response = await it.backend.fetch(request);
  const text = await response.text();
  return { status: response.status, error: text === "" ? null : JSON.parse(text), text };
}

const post = (body: string | Uint8Array<ArrayBuffer>, type = "application/json"): Sent => ({
  method: "POST",
  body,
  headers: { "content-type": type },
});

test.each([
  ["/probe?nope=eq.1", 400, "42703"],
  ["/probe?select=nope", 400, "42703"],
  ["/probe?order=nope", 400, "42703"],
  ["/probe?or=(nope.eq.1)", 400, "42703"],
  ["/probe?__proto__=eq.1", 400, "42703"],
  ["/probe?constructor=eq.1", 400, "42703"],
  ["/probe?select=toString", 400, "42703"],
  ["/nope", 404, "PGRST205"],
  ["/__proto__", 404, "PGRST205"],
  ["/constructor", 404, "PGRST205"],
  ["/pg_class", 404, "PGRST205"],
  ["/auth.users", 404, "PGRST205"],
  ["/probe%00", 404, "PGRST205"],
  ["/%E0%A4%A", 404, "PGRST125"],
  ["/probe/1", 404, "PGRST125"],
  ["/rpc", 404, "PGRST125"],
  ["/", 404, "PGRST126"],
  ["/probe?id=5", 400, "PGRST100"],
  ["/probe?id=zz.5", 400, "PGRST100"],
  ["/probe?id=eq.five", 400, "22P02"],
  ["/probe?id=in.(1,two)", 400, "22P02"],
  ["/probe?id=eq.99999999999", 400, "22003"],
  ["/probe?is_open=is.maybe", 400, "PGRST100"],
  ["/probe?price=is.true", 400, "42804"],
  ["/probe?data=cs.{nojson", 400, "22P02"],
  ["/probe?id=like.5", 404, "42883"],
  ["/probe?name=eq.%00", 400, "22021"],
  ["/probe?name=in.(a%00b)", 400, "22021"],
  ["/probe?select=x%00y:name", 400, "PGRST100"],
  ['/probe?select="x%00y":name', 400, "22021"],
  [`/probe?or=(${"and(".repeat(50)}id.eq.1${")".repeat(51)}`, 400, "PGRST100"],
  [`/probe?${"id=eq.1&".repeat(101)}`, 400, "PGRST100"],
  [`/probe?name=eq.${"x".repeat(17_000)}`, 414, "PGRST125"],
  ["/probe?limit=-1", 416, "PGRST103"],
  ["/probe?offset=-1", 416, "PGRST103"],
  ["/probe?limit=ten", 400, "PGRST100"],
  ["/probe?limit=1&limit=2", 400, "PGRST100"],
  ["/probe?select=id&select=name", 400, "PGRST100"],
  ["/probe?select=*,secret(*)", 400, "PGRST127"],
  ["/probe?secret.limit=1", 400, "PGRST127"],
  ["/probe?secret.name=eq.1", 400, "PGRST127"],
  ["/probe?select=data->level", 400, "PGRST127"],
  ["/probe?data->>level=eq.1", 400, "PGRST127"],
  ["/probe?select=id::regclass", 400, "PGRST127"],
  ["/probe?name=fts.word", 400, "PGRST127"],
  ["/probe?name=like(any).{a}", 400, "PGRST127"],
  ["/probe?columns=id", 400, "PGRST127"],
  ["/probe?select=count()", 400, "PGRST123"],
])("GET %s answers %i %s", async (path, status, code) => {
  expect(await ask(path)).toMatchObject({ status, error: { code, message: expect.stringMatching(/./) } });
});

test.each<[Record<string, string>, number, string]>([
  [{ accept: "text/csv" }, 406, "PGRST107"],
  [{ accept: "application/vnd.pgrst.plan+json" }, 406, "PGRST107"],
  [{ "accept-profile": "auth" }, 406, "PGRST106"],
  [{ range: "abc" }, 416, "PGRST103"],
  [{ range: "9-1" }, 416, "PGRST103"],
  [{ prefer: "count=planned" }, 400, "PGRST127"],
  [{ prefer: "handling=strict, colour=red" }, 400, "PGRST122"],
])("headers %j answer %i %s", async (headers, status, code) => {
  expect(await ask("/probe", { headers })).toMatchObject({ status, error: { code } });
});

const megabyte = 1024 * 1024;
test.each<[string, Sent, number, string]>([
  ["a cut-off object", post('{"name":'), 400, "PGRST102"],
  ["nothing", post(""), 400, "PGRST102"],
  ["a number", post("5"), 400, "PGRST102"],
  ["null", post("null"), 400, "PGRST102"],
  ["a list of lists", post("[[]]"), 400, "PGRST102"],
  ["rows with different keys", post('[{"name":"a"},{"price":1}]'), 400, "PGRST102"],
  ["broken UTF-8", post(new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])), 400, "PGRST102"],
  ["plain text", post('{"name":"a"}', "text/plain"), 400, "PGRST102"],
  ["a form", post("name=a", "application/x-www-form-urlencoded"), 400, "PGRST102"],
  ["comma separated values", post("name\na", "text/csv"), 400, "PGRST102"],
  ["more than a megabyte", post(`{"name":"${"x".repeat(megabyte)}"}`), 413, "PGRST102"],
  ["a text with NUL", post('{"name":"a\\u0000b"}'), 400, "22P05"],
  ["half a surrogate pair", post('{"name":"a","data":{"x":"\\ud800"}}'), 400, "22P02"],
  [
    "JSON nested beyond all stacks",
    post(`{"name":"a","data":${"[".repeat(400_000)}${"]".repeat(400_000)}}`),
    400,
    "54001",
  ],
  ["a prototype's name", post('{"__proto__":{"name":"a"}}'), 400, "PGRST204"],
  ["a number beyond all numbers", post('{"name":"a","price":1e999}'), 400, "22003"],
  ["an index entry beyond all pages", post(`{"name":"${hardToCompress()}"}`), 400, "54000"],
])("a body of %s is refused", async (_what, sent, status, code) => {
  expect(await ask("/probe", sent)).toMatchObject({ status, error: { code } });
});

test.each([
  ["PUT", "/probe?id=eq.1", 405, "PGRST117"],
  ["GET", "/rpc/anything", 405, "PGRST101"],
  ["PATCH", "/rpc/anything", 405, "PGRST101"],
  ["PATCH", "/probe?id=eq.1&limit=1", 400, "PGRST127"],
  ["DELETE", "/probe?id=eq.1&order=id", 400, "PGRST127"],
  ["POST", "/probe?id=eq.1", 400, "PGRST127"],
  ["POST", "/probe?columns=nope", 400, "PGRST204"],
  ["POST", "/probe?on_conflict=nope", 400, "42703"],
])("%s %s answers %i %s", async (method, path, status, code) => {
  const sent = { method, body: '{"name":"z"}', headers: { "content-type": "application/json" } };
  expect(await ask(path, method === "GET" || method === "DELETE" ? { method } : sent)).toMatchObject({
    status,
    error: { code },
  });
});

test("an upsert without a matching constraint is the caller's mistake", async () => {
  const prefer = "resolution=merge-duplicates";
  const sent = { ...post('{"name":"z"}'), headers: { prefer, "content-type": "application/json" } };
  expect(await ask("/probe?on_conflict=price", sent)).toMatchObject({ status: 400, error: { code: "42P10" } });
});

test("a refusal of a HEAD has no body", async () => {
  expect(await ask("/nope", { method: "HEAD" })).toEqual({ status: 404, error: null, text: "" });
});

test("whatever is asked, the answer is JSON, never a server error and never a stack", { timeout: 60_000 }, async () => {
  const key = fc.oneof(
    fc.constantFrom("id", "name", "data", "tags", "or", "select", "order", "limit", "seen_at"),
    fc.string(),
  );
  const text = fc.oneof(
    fc
      .tuple(fc.constantFrom("eq.", "in.", "cs.", "like.", "not.is.", "gt."), fc.string({ unit: "binary" }))
      .map((parts) => parts.join("")),
    fc.constantFrom(
      "eq.{",
      'eq."',
      "in.({1})",
      "cs.[1",
      "eq.infinity",
      "eq.NaN",
      "eq.epoch",
      "like.\\",
      "eq.[1,2)",
      "eq.2026-13-45",
    ),
    fc.string({ unit: "binary" }),
  );
  const search = fc.array(fc.tuple(key, text), { maxLength: 3 }).map((pairs) => new URLSearchParams(pairs));
  const property = fc.asyncProperty(
    search,
    fc.constantFrom("GET", "DELETE", "PATCH", "POST"),
    fc.jsonValue(),
    async (params, method, json) => {
      const isWrite = method === "PATCH" || method === "POST";
      const sent = isWrite
        ? { method, body: JSON.stringify(json), headers: { "content-type": "application/json" } }
        : { method };
      const { status, text: answer } = await ask(`/probe?${params}`, sent);
      expect(status, answer).toBeLessThan(500);
      expect(answer).not.toMatch(/\.ts:|\.js:|node_modules/);
    },
  );
  await fc.assert(property, { numRuns: 600 });
  expect(it.problems).toEqual([]);
});

/** 100,000 characters that PostgreSQL cannot squeeze into an index entry. */
function hardToCompress(): string {
  let seed = 1;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed.toString(36);
  };
  return Array.from({ length: 20_000 }, next).join("").slice(0, 100_000);
}
