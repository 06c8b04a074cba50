import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSmallSite, type SmallSite } from "#tests/fixtures/small-site.ts";

let small: SmallSite;
beforeEach(async () => {
  small = await openSmallSite();
});
afterEach(() => small.close());

/** Whoever does not ask for HTML waits for the whole page, however slow the machine is today. */
const patient = { accept: "*/*" };

describe("a public page", () => {
  it("is whole, and costs the backend nothing the second time", async () => {
    const response = await small.get("/", patient);
    const html = await response.text();
    expect(html).toContain("<li>Acacias</li>");
    expect(html).not.toContain("Cargando");
    expect(await small.textOf("/")).toBe(html);
    expect(small.backend.asked).toBe(1);
  });

  it("is kept by browsers and asked for again, by a CDN for ten seconds", async () => {
    const response = await small.get("/", patient);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(response.headers.get("cdn-cache-control")).toBe("max-age=10, stale-if-error=86400");
    const etag = response.headers.get("etag") ?? "";
    for (const asked of [etag, etag.replace("W/", ""), `"other", ${etag}`, "*"]) {
      expect((await small.get("/", { "if-none-match": asked })).status).toBe(304);
    }
    expect((await small.get("/", { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("allows its own inline script by hash, and tells nobody a nonce", async () => {
    const response = await small.get("/", patient);
    expect(response.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
    expect(await response.text()).toContain("<script>ours()</script>");
    expect([...response.headers.keys()].filter((name) => name.startsWith("x-render"))).toEqual([]);
  });

  it("may be a file that a route writes", async () => {
    const response = await small.get("/map.xml");
    expect(response.headers.get("content-type")).toBe("application/xml");
    expect(await response.text()).toBe("<urlset/>");
    expect(small.site.cache?.size.pages).toBe(1);
  });

  it("answers HEAD with the same head", async () => {
    const whole = await fetch(small.origin, { headers: { "accept-encoding": "identity" } });
    const head = await fetch(small.origin, { method: "HEAD", headers: { "accept-encoding": "identity" } });
    expect(head.headers.get("content-length")).toBe(whole.headers.get("content-length"));
    expect(await head.text()).toBe("");
  });

  it("is the same page whatever campaign or made-up query led to it", async () => {
    await small.get("/");
    for (const query of ["?utm_source=a", "?gclid=1&fbclid=2", "?made=up", "?pagina=7"]) {
      expect(await small.textOf(`/${query}`)).toContain("Acacias");
    }
    expect(small.backend.asked).toBe(1);
    expect(small.site.cache?.size.pages).toBe(1);
  });

  it("differs by the query its route names, and by no other", async () => {
    expect(await small.textOf("/news?pagina=2&utm_source=a")).toContain("Página 2");
    expect(await small.textOf("/news?other=3")).toContain("Página 1");
    expect(await small.textOf(`/news?pagina=${"9".repeat(100)}`)).toContain("Página 1");
    expect(small.site.cache?.size.pages).toBe(2);
  });

  it("has one spelling in memory", async () => {
    for (const path of ["/news", "/%6eews"]) expect(await small.textOf(path)).toContain("Página 1");
    expect(small.site.cache?.size.pages).toBe(1);
  });

  it("has one address: capitals and a slash at the end lead there, with what was asked", async () => {
    for (const [path, own] of [
      ["/NEWS", "/news"],
      ["/news/", "/news"],
      ["/News//?pagina=2&utm_source=a", "/news?pagina=2&utm_source=a"],
    ] as const) {
      const answer = await small.get(path);
      expect([answer.status, answer.headers.get("location")]).toEqual([301, own]);
    }
    for (const path of ["/", "/?a=/", "/news?a=/", "/made-up/"]) expect((await small.get(path)).status).not.toBe(301);
  });

  it("that has moved leads on with what was asked, and may be asked for again", async () => {
    for (const query of ["", "?utm_campaign=verano&b=%20"]) {
      const answer = await small.get(`/old${query}`);
      expect([answer.status, answer.headers.get("location")]).toEqual([301, `/news${query}`]);
      // Kept by browsers it would become a circle when a page is moved back.
      expect(answer.headers.get("cache-control")).toBe("no-cache");
    }
  });

  it("is told of to search engines only with a key, which stands at an address of its own", async () => {
    const key = "0f9a1b2c3d";
    expect((await small.get(`/${key}.txt`)).status).toBe(404);
    const telling = await openSmallSite({ INDEXNOW_KEY: key, INDEXNOW_URL: "http://127.0.0.1:9/" });
    try {
      const answer = await telling.get(`/${key}.txt`);
      expect([answer.status, await answer.text()]).toEqual([200, key]);
      expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    } finally {
      await telling.close();
    }
  });

  it("that does not exist is not kept one by one", async () => {
    for (let i = 0; i < 20; i++) expect((await small.get(`/made-up/${i}`)).status).toBe(404);
    for (let i = 0; i < 20; i++) expect((await small.get(`/club/made-up-${i}`)).status).toBe(404);
    expect(small.site.cache?.size.pages).toBe(0);
  });

  it("shows a change to whoever comes after it", async () => {
    await small.get("/");
    small.backend.clubs = ["Acacias", "Retiro"];
    expect(await small.textOf("/")).not.toContain("Retiro");
    small.backend.changed();
    expect(await small.textOf("/")).toContain("Retiro");
  });

  it("is rendered before anyone asks, with the pages it links to", async () => {
    await small.site.warm();
    const before = small.backend.asked;
    await small.get("/");
    await small.get("/news");
    expect(small.backend.asked).toBe(before);
    expect(small.site.cache?.size.pages).toBeGreaterThanOrEqual(2);
  });
});

it("renders nothing more for nobody once it ends", async () => {
  const ending = await openSmallSite();
  ending.backend.ms = 20;
  const warming = ending.site.warm();
  await expect.poll(() => ending.backend.asked, { interval: 5 }).toBeGreaterThan(0);
  const before = ending.site.cache?.size.pages ?? 0;
  await ending.close();
  const asked = ending.backend.asked;
  await warming;
  expect(ending.backend.asked).toBeLessThanOrEqual(asked + 1);
  // The one that was under way comes to its end.
  expect(ending.site.cache?.size.pages).toBeLessThanOrEqual(before + 1);
});

describe("compression", () => {
  it.each([
    ["br", (body: Buffer) => brotliDecompressSync(body)],
    ["gzip", (body: Buffer) => gunzipSync(body)],
  ])("in %s holds the same page", async (encoding, unpack) => {
    const { request } = await import("node:http");
    const asked = request(small.origin, { headers: { "accept-encoding": encoding } });
    asked.end();
    const chunks: Buffer[] = [];
    const [response] = await new Promise<[import("node:http").IncomingMessage]>((resolve) =>
      asked.once("response", (message) => resolve([message])),
    );
    for await (const chunk of response) chunks.push(chunk);
    expect(response.headers["content-encoding"]).toBe(encoding);
    expect(unpack(Buffer.concat(chunks)).toString()).toContain("<li>Acacias</li>");
  });
});
