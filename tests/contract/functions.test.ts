import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFunctionsDoor } from "#backend/functions/create-functions-door.ts";
import { openTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";

const name = "contact-form-ai-responder";
let it: TestBackend;
let staff: SupabaseClient;
let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void;

// The endpoint we do not own: the test answers in its place, over a real socket.
const endpoint = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  answer(request, response, body);
});
let ai: { baseUrl: string; apiKey: string; model: string };

beforeAll(async () => {
  await new Promise<void>((resolve) => endpoint.listen(0, "127.0.0.1", resolve));
  const address = endpoint.address();
  if (typeof address !== "object" || !address) throw new Error("The endpoint has no address");
  ai = { baseUrl: `http://127.0.0.1:${address.port}/v1/`, apiKey: "clave-ia", model: "modelo" };
  it = await openTestBackend({ ai });
  staff = await it.createClient("staff");
});
afterAll(async () => {
  endpoint.closeAllConnections();
  endpoint.close();
  await it.close();
});

const say = (content: unknown) => (_: IncomingMessage, response: ServerResponse) =>
  response.setHeader("content-type", "application/json").end(JSON.stringify({ choices: [{ message: { content } }] }));

async function invoke(client: SupabaseClient, body: unknown) {
  const { data, error } = await client.functions.invoke(name, { body: body as object });
  return error ? { name: error.name, status: error.context.status, body: await error.context.json() } : data;
}

test("a small picture travels with the question, and nothing else does in its place", async () => {
  let asked: unknown;
  answer = (request, response, body) => {
    asked = JSON.parse(body);
    say("Una sala.")(request, response);
  };
  const picture = "data:image/jpeg;base64,/9j/4AAQ";
  expect(await invoke(staff, { query: "¿Qué se ve?", picture })).toEqual({ response: "Una sala." });
  expect(asked).toMatchObject({
    messages: [
      { role: "system" },
      { role: "user", content: [{ text: "¿Qué se ve?" }, { type: "image_url", image_url: { url: picture } }] },
    ],
  });
  for (const other of ["https://malo.example/x.jpg", "data:text/html;base64,PGI+", 7]) {
    expect(await invoke(staff, { query: "¿Qué se ve?", picture: other })).toMatchObject({ status: 400 });
  }
});

test("staff ask, the endpoint is asked with key and model, and its text comes back", async () => {
  let asked: unknown;
  let authorization: string | undefined;
  answer = (request, response, body) => {
    asked = JSON.parse(body);
    authorization = request.headers.authorization;
    expect(request.url).toBe("/v1/chat/completions");
    say("  Correr en Madrid es un placer.  ")(request, response);
  };
  expect(await invoke(staff, { query: " Un artículo sobre correr " })).toEqual({
    response: "Correr en Madrid es un placer.",
  });
  expect(authorization).toBe("Bearer clave-ia");
  expect(asked).toMatchObject({
    model: "modelo",
    messages: [{ role: "system" }, { role: "user", content: "Un artículo sobre correr" }],
  });
});

test("nobody and strangers get no text", async () => {
  answer = () => expect.unreachable("the endpoint was asked");
  const nobody = await invoke(await it.createClient("anon"), { query: "hola" });
  expect(nobody).toMatchObject({ name: "FunctionsHttpError", status: 401 });
  const stranger = await invoke(await it.createClient("stranger"), { query: "hola" });
  expect(stranger).toMatchObject({ name: "FunctionsHttpError", status: 403 });
});

test.each([
  ["nothing", {}],
  ["an empty query", { query: "" }],
  ["only spaces", { query: "   " }],
  ["a number", { query: 4 }],
  ["a list", ["query"]],
  ["4,001 characters", { query: "x".repeat(4001) }],
  ["a huge body", { query: "hola", more: "x".repeat(100_000) }],
  ["what is no JSON", "query=hola"],
])("%s is refused before the endpoint is asked", async (_what, body) => {
  answer = () => expect.unreachable("the endpoint was asked");
  expect(await invoke(staff, body)).toMatchObject({
    name: "FunctionsHttpError",
    status: 400,
    body: { error: expect.any(String) },
  });
});

test.each<[string, typeof answer, string, string]>([
  ["fails", (_, response) => response.writeHead(500).end("boom"), "unreachable", "answered 500"],
  [
    "refuses the key",
    (_, response) => response.writeHead(401).end('{"error":{"message":"key clave-ia is wrong"}}'),
    "refused",
    "answered 401",
  ],
  ["has had enough", (_, response) => response.writeHead(429).end("boom"), "busy", "answered 429"],
  ["answers something else", (_, response) => response.end("<html></html>"), "empty", "no text"],
  ["answers with nothing", (request, response) => say("")(request, response), "empty", "no text"],
  ["answers with a list", (request, response) => say(["a"])(request, response), "empty", "no text"],
  ["hangs up", (request) => request.socket.destroy(), "unreachable", "fetch failed"],
  ["never stops talking", (_, response) => response.end(`{"choices":"${"x".repeat(2_000_000)}"}`), "empty", "no text"],
  [
    "sends us elsewhere",
    (_, response) => response.writeHead(302, { location: "http://127.0.0.1:9/" }).end(),
    "unreachable",
    "fetch failed",
  ],
])(
  "an endpoint that %s is a clear error without its words, and its reason is in the log",
  async (_what, misbehave, code, reason) => {
    answer = misbehave;
    it.problems.length = 0;
    const outcome = await invoke(staff, { query: "hola" });
    expect(outcome).toMatchObject({ name: "FunctionsHttpError", status: 502, body: { code } });
    expect(it.problems).toEqual([["warn", expect.stringContaining(reason)]]);
    expect(JSON.stringify([outcome, it.problems])).not.toMatch(/boom|clave-ia|html/);
  },
);

test("an endpoint that takes too long is left alone", async () => {
  answer = () => {};
  const said: string[] = [];
  const log = { info() {}, error() {}, warn: (message: string) => void said.push(message) };
  const door = createFunctionsDoor({ sql: it.sql, ai, patienceMs: 100, log });
  const request = new Request(`http://site.test/functions/v1/${name}`, { method: "POST", body: '{"query":"hola"}' });
  const response = await door(request, { role: "service_role", claims: {} });
  expect(response.status).toBe(504);
  expect(await response.json()).toMatchObject({ code: "late" });
  expect(said).toEqual(["The AI endpoint gave no text: no answer within 100 ms."]);
});

test("who gives up waiting ends the endpoint's work, and that is no failure", async () => {
  const gone = new Promise<void>((resolve) => {
    answer = (request) => request.socket.on("close", () => resolve());
  });
  const said: string[] = [];
  const log = { info() {}, error() {}, warn: (message: string) => void said.push(message) };
  const door = createFunctionsDoor({ sql: it.sql, ai, log });
  const waiting = new AbortController();
  const request = new Request(`http://site.test/functions/v1/${name}`, {
    method: "POST",
    body: '{"query":"hola"}',
    signal: waiting.signal,
  });
  setTimeout(() => waiting.abort(), 100);
  const response = await door(request, { role: "service_role", claims: {} });
  await gone;
  expect([response.status, said]).toEqual([499, []]);
});

test("staff may ask beforehand whether there is an endpoint, and how long it may take", async () => {
  const { data } = await staff.functions.invoke(name, { method: "GET" });
  expect(data).toEqual({ configured: true, patienceMs: 60_000 });
  const stranger = await it.createClient("stranger");
  expect((await stranger.functions.invoke(name, { method: "GET" })).error).toMatchObject({ context: { status: 403 } });
});

test("without an endpoint staff are told so", async () => {
  const other = await openTestBackend();
  const outcome = await invoke(await other.createClient("staff"), { query: "hola" });
  expect(outcome).toMatchObject({ status: 503, body: { error: expect.stringContaining("AI_BASE_URL") } });
  await other.close();
});

test("other functions and other methods are refused", async () => {
  expect((await staff.functions.invoke("otra")).error).toMatchObject({ context: { status: 404 } });
  expect((await staff.functions.invoke(name, { method: "PUT" })).error).toMatchObject({ context: { status: 405 } });
});
