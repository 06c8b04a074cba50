import { once } from "node:events";
import { request } from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openSmallSite, type SmallSite } from "#tests/fixtures/small-site.ts";
import { readPlainRead } from "./ready-connections/plain-read.ts";

let small: SmallSite;
beforeEach(async () => {
  small = await openSmallSite();
});
afterEach(() => small.close());

const asks = { "sec-fetch-dest": "document", "user-agent": "Mozilla/5.0 (iPhone) Mobile", accept: "text/html" };

/** As a browser asks; fetch may not say what it is for. */
async function open(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<number | undefined> {
  const asked = request(small.origin + path, { method, headers: { ...asks, ...headers } }).end();
  const [answer] = await once(asked, "response");
  await once(answer.resume(), "end");
  return answer.statusCode;
}

function counted(): string[] {
  return (small.views?.take() ?? []).map(({ kind, name, views }) => `${kind} ${name} ${views}`).sort();
}

it("counts a page that is rendered, one that is ready and one that has not changed, by its own address", async () => {
  await open("/club/Acacias?utm_campaign=Verano&fbclid=x");
  await open("/club/Acacias");
  const etag = (await small.get("/club/Acacias")).headers.get("etag") ?? "";
  expect(await open("/club/Acacias", { "if-none-match": etag })).toBe(304);
  expect(counted()).toEqual(["campaign verano 1", "device phone 3", "page /club/Acacias 3", "referrer  3"]);
});

it("counts what is answered on the connection itself", async () => {
  await open("/club/Acacias");
  counted();
  const lines = Object.entries(asks).map(([name, value]) => `${name}: ${value}\r\n`);
  const read = readPlainRead(Buffer.from(`GET /club/Acacias HTTP/1.1\r\nHost: a\r\n${lines.join("")}\r\n`));
  if (!read) throw new Error("a browser's request was not plain");
  expect(small.site.answerAtOnce?.(read, {})).toBeInstanceOf(Buffer);
  expect(counted()).toEqual(["device phone 1", "page /club/Acacias 1", "referrer  1"]);
});

it("counts as a page none that is not there, no form, no look at the head alone, and nothing of ours", async () => {
  await open("/no-such-page");
  await open("/club/Acacias", {}, "HEAD");
  await open("/healthz");
  await small.get("/club/Acacias");
  expect(counted()).toEqual(["missing /no-such-page 1"]);
});

it("counts a page fetched ahead once somebody is at work on it", async () => {
  const own = { host: "www.ninefitness.test", referer: "https://www.ninefitness.test/club/Acacias" };
  await open("/club/Acacias", { ...own, "sec-purpose": "prefetch;prerender" });
  expect(counted()).toEqual([]);
  const beacon = { ...own, "sec-fetch-dest": "empty", "sec-fetch-site": "same-origin" };
  expect(await open("/visto", beacon, "POST")).toBe(204);
  await expect.poll(counted).toEqual(["device phone 1", "page /club/Acacias 1"]);
  await open("/visto", { ...beacon, referer: "https://www.ninefitness.test/no-such-page" }, "POST");
  await open("/visto", { ...beacon, referer: "no address" }, "POST");
  await open("/visto", { ...beacon, "sec-fetch-site": "cross-site" }, "POST");
  expect(counted()).toEqual([]);
});

it("counts nothing where the owner wants none", async () => {
  await small.close();
  small = await openSmallSite({ STATISTICS: "off" });
  await open("/club/Acacias");
  expect(small.views).toBeNull();
  expect(await open("/visto", {}, "POST")).toBe(204);
});

it("counts answers that went wrong by what was asked for, and no look at its health", async () => {
  expect(await open("/broken")).toBe(500);
  small.backend.fails = true;
  expect(await open("/healthz")).toBe(503);
  await expect.poll(counted).toEqual(["error page 1"]);
});
