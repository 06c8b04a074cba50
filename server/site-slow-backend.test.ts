import { Agent, get } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSmallSite, type SmallSite } from "#tests/fixtures/small-site.ts";

let small: SmallSite;
beforeEach(async () => {
  small = await openSmallSite();
  // The first render of a process takes longer than any after it: here the backend is what is slow.
  await small.get("/club/nada");
  small.backend.asked = 0;
});
afterEach(() => small.close());

const crawlerName = "Mozilla/5.0 (compatible; Googlebot/2.1)";

describe("before a slow backend", () => {
  beforeEach(() => {
    small.backend.ms = 900;
  });

  it("a visitor sees the frame with the loading text at once, then the list", async () => {
    const response = await small.get("/");
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const first = (await reader?.read())?.value ?? "";
    expect(first).toContain("More Than FITNESS");
    expect(first).toContain("Cargando clubs...");
    expect(first).toContain('<noscript class="late"><meta http-equiv="refresh" content="2"/></noscript>');
    expect(first).not.toContain("Acacias");
    let rest = "";
    for (let it = await reader?.read(); it && !it.done; it = await reader?.read()) rest += it.value;
    expect(rest).toContain("<li>Acacias</li>");
    const nonce = /nonce-([\w-]+)/.exec(response.headers.get("content-security-policy") ?? "")?.[1];
    expect(rest).toContain(`<script nonce="${nonce}">`);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("ten visitors cost it one read, and the kept page is whole", async () => {
    const pages = await Promise.all(Array.from({ length: 10 }, () => small.textOf("/")));
    expect(pages.every((page) => page.includes("Cargando clubs...") && page.includes("Acacias"))).toBe(true);
    expect(small.backend.asked).toBe(1);
    const whole = await small.textOf("/");
    expect(whole).not.toContain("Cargando");
    expect(whole).not.toContain("nonce");
    expect(small.backend.asked).toBe(1);
  });

  it("a crawler, and a page whose existence is in question, wait for the whole", async () => {
    const crawler = await small.get("/", { "user-agent": crawlerName });
    expect(await crawler.text()).not.toContain("Cargando");
    small.backend.changed();
    expect((await small.get("/club/nada")).status).toBe(404);
  });
});

it("many slow pages on one connection leave nothing behind on it", async () => {
  small.backend.ms = 330;
  const warnings: Error[] = [];
  const note = (warning: Error) => void warnings.push(warning);
  process.on("warning", note);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let visit = 0; visit < 12; visit += 1) expect(await statusOf("/club/nada", agent)).toBe(404);
  agent.destroy();
  process.off("warning", note);
  expect(warnings).toEqual([]);
});

describe("when the backend is down", () => {
  it("the page shows what it has, says by its status that it is not all, and is whole again afterwards", async () => {
    small.backend.fails = true;
    // Who waits for the whole page however long it takes.
    const response = await small.get("/", { "user-agent": crawlerName });
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(await response.text()).toContain("More Than FITNESS");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(small.log.filter((line) => line.includes("could not read clubs"))).toHaveLength(1);
    small.backend.fails = false;
    expect(await small.textOf("/")).toContain("Acacias");
  });

  it("the last good page is shown", async () => {
    await small.get("/");
    small.backend.fails = true;
    small.backend.changed();
    expect(await small.textOf("/")).toContain("Acacias");
  });

  it("the health check says so", async () => {
    expect((await small.get("/healthz")).status).toBe(200);
    small.backend.fails = true;
    const response = await small.get("/healthz");
    expect([response.status, await response.json()]).toEqual([
      503,
      { serves: true, backend: "does not answer", revision: "7", pages: 0 },
    ]);
  });
});

function statusOf(path: string, agent: Agent): Promise<number | undefined> {
  const headers = { accept: "text/html", "user-agent": "Mozilla/5.0 Firefox/140.0" };
  return new Promise((resolve, reject) => {
    get(small.origin + path, { agent, headers }, (message) =>
      message.resume().once("end", () => resolve(message.statusCode)),
    ).once("error", reject);
  });
}
