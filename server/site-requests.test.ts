import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openSmallSite, type SmallSite } from "#tests/fixtures/small-site.ts";

let small: SmallSite;
beforeEach(async () => {
  small = await openSmallSite();
});
afterEach(() => small.close());

describe("a form", () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${small.origin}/form`, {
      method: "POST",
      body,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: "https://www.ninefitness.test",
        ...headers,
      },
    });

  it("is taken from our own small.origin behind a proxy that speaks TLS, and from no other", async () => {
    expect((await post("company=Velto")).status).toBe(200);
    expect((await post("company=Velto", { origin: "https://evil.test" })).status).toBe(400);
  });

  it("may be sent so often by one visitor", async () => {
    const statuses = [await post("a=1"), await post("a=1"), await post("a=1")].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it("that is too large, broken or none is refused", async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) });
    // Streams as bodies are missing from the types of fetch.
    const init = {
      method: "POST",
      body: endless,
      duplex: "half",
      headers: { "content-type": "multipart/form-data" },
    } as RequestInit;
    const statuses = [
      await post(`company=${"x".repeat(2 ** 20)}`),
      await post("{}", { "content-type": "application/json" }),
      await post("--no-such-boundary", { "content-type": "multipart/form-data; boundary=x" }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([413, 415, 400]);
    // The connection may be cut before all is sent: that is a refusal too.
    expect(
      await fetch(`${small.origin}/form`, init).then(
        ({ status }) => status,
        () => 413,
      ),
    ).toBe(413);
  });
});

it("a method that no Request can have is refused", async () => {
  const { request } = await import("node:http");
  const [answer] = await once(request(`${small.origin}/no-page`, { method: "TRACE" }).end(), "response");
  answer.resume();
  expect(answer.statusCode).toBe(405);
});

it.each(["a b", "a/b", "x@y", "a?b", "[::1"])(
  "the host %j is refused, whatever the site's own address",
  async (host) => {
    const socket = connect(Number(new URL(small.origin).port), "127.0.0.1");
    socket.write(`POST /form HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(Buffer.concat(await socket.toArray()).toString()).toMatch(/^HTTP\/1\.1 400 /);
    expect(small.log.filter((line) => line.includes('"error"'))).toEqual([]);
  },
);

it.each<[method: string, path: string]>([
  ["GET", "/"],
  ["GET", "/clubs/"],
  ["GET", "/no-page"],
  ["GET", "/healthz"],
  ["GET", "/pictures/40.webp/none/none.jpg"],
  ["GET", "/pictures/nonsense"],
  ["POST", "/form"],
  ["OPTIONS", "/rest/v1/clubs"],
  ["PUT", "/clubs"],
])("%s %s is taken for nothing else than it says", async (method, path) => {
  const { headers } = await fetch(small.origin + path, { method, redirect: "manual" });
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

it("an address that is none is refused", async () => {
  const { request } = await import("node:http");
  const status = await new Promise((resolve) => {
    const { port } = new URL(small.origin);
    request({ port, path: "//evil.test/", host: "127.0.0.1" }, (response) => resolve(response.statusCode)).end();
  });
  expect(status).toBe(400);
});

it("letters that are not percent-encoded are refused, as RFC 9112 §3.2 says, and harm nobody else", async () => {
  const { port } = new URL(small.origin);
  const socket = connect(Number(port), "127.0.0.1");
  socket.end(Buffer.from("GET /política HTTP/1.1\r\nHost: x\r\n\r\n"));
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /);
  expect((await small.get("/pol%C3%ADtica")).status).toBe(404);
});

it("what strangers ask amiss is no failure of ours", async () => {
  const warn = vi.spyOn(console, "warn");
  const headers = { origin: "https://evil.test", "content-type": "application/x-www-form-urlencoded" };
  const post = (path: string) => fetch(small.origin + path, { method: "POST", body: "a=1", headers });
  expect((await post("/form")).status).toBe(400);
  expect((await post("/news")).status).toBeGreaterThanOrEqual(400);
  for (const path of ["/club/nada", "/no-existe", "/%E0%A4%A", "/club/%", "/form/otra", "/%00"]) {
    expect((await small.get(path)).status).toBe(404);
  }
  expect((await fetch(`${small.origin}/form`, { method: "PROPFIND" })).status).toBeGreaterThanOrEqual(400);
  expect(small.log).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});
