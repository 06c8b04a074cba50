import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createElement as h } from "react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  Outlet,
  type ServerBuild,
  useLoaderData,
} from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as entry from "#app/entry.server.tsx";
import { backendContext, renderReportContext, visitorContext } from "#app/load-context.ts";
import { Deferred } from "#app/ui/deferred.tsx";
import { useNonce } from "#app/ui/nonce.ts";
import { toAppModule } from "./app-module.ts";
import type { BackendLink } from "./backend-link.ts";
import { readEnv } from "./env.ts";
import { createLog } from "./log.ts";
import { createSite, type Site } from "./site.ts";

// A small site on the real router, the real supabase-js and a backend whose speed and mood the tests choose.

const backend = { ms: 0, fails: false, clubs: ["Acacias"], asked: 0, changed: () => {} };

const link: BackendLink = {
  url: "http://backend.test",
  publishableKey: "key",
  async fetch() {
    backend.asked += 1;
    const { clubs, fails } = backend;
    await delay(backend.ms);
    return fails ? Response.json({ message: "down" }, { status: 503 }) : Response.json(clubs.map((name) => ({ name })));
  },
  answer: () => null,
  locateFile: async () => null,
  onChange: (listener) => {
    backend.changed = listener;
  },
  revision: () => "7",
  isHealthy: async () => !backend.fails,
  close: async () => {},
};

interface ClubRow {
  name: string;
}

async function listClubs({ context }: LoaderFunctionArgs): Promise<ClubRow[]> {
  const { data: rows, error } = await context.get(backendContext).from("clubs").select("name").returns<ClubRow[]>();
  if (!error) return rows;
  context.get(renderReportContext).failedRead("clubs", error);
  return [];
}

function Document() {
  const nonce = useNonce();
  const script = h("script", { nonce, dangerouslySetInnerHTML: { __html: "ours()" } });
  return h("html", { lang: "es" }, h("head", null, h("title", null, "t"), script), h("body", null, h(Outlet)));
}

function Home() {
  const { clubs } = useLoaderData<{ clubs: Promise<ClubRow[]> }>();
  const list = (rows: ClubRow[]) =>
    h(
      "ul",
      null,
      rows.map(({ name }) => h("li", { key: name }, name)),
    );
  return h(
    "main",
    null,
    h("h1", null, "More Than FITNESS"),
    // biome-ignore lint/correctness/noChildrenProp: the child is a function, which createElement takes as a prop only
    h(Deferred<ClubRow[]>, { value: clubs, loading: "Cargando clubs...", children: list }),
  );
}

const pages = {
  home: {
    path: undefined,
    index: true,
    default: Home,
    loader: (args: LoaderFunctionArgs) => ({ clubs: listClubs(args) }),
  },
  club: {
    path: "club/:name",
    default: () => h("h1", null, useLoaderData<ClubRow>().name),
    async loader(args: LoaderFunctionArgs) {
      const club = (await listClubs(args)).find(({ name }) => name === args.params.name);
      if (!club) throw data(null, { status: 404 });
      return club;
    },
    ErrorBoundary: () => h("h1", null, "No está"),
  },
  news: {
    path: "news",
    handle: { query: ["pagina"] },
    default: () => h("p", null, `Página ${useLoaderData<string>()}`),
    loader: ({ request }: LoaderFunctionArgs) => new URL(request.url).searchParams.get("pagina") ?? "1",
  },
  form: {
    path: "form",
    default: () => null,
    action: async ({ context, request }: ActionFunctionArgs) => {
      const isAllowed = context.get(visitorContext).mayDo("propose", 2, 60_000);
      return data({ sent: (await request.formData()).get("company") }, { status: isAllowed ? 200 : 429 });
    },
  },
  any: { path: "*", default: () => h("h1", null, "Página no encontrada"), loader: () => data(null, { status: 404 }) },
};

function buildOf(): ServerBuild {
  const route = (id: string, { path, index, ...module }: (typeof pages)["home"] | Record<string, unknown>) => ({
    id,
    parentId: "root",
    path,
    index,
    module,
  });
  const routes = {
    root: { id: "root", path: "", module: { default: Document, handle: { hydrate: false } } },
    ...Object.fromEntries(Object.entries(pages).map(([id, page]) => [id, route(id, page)])),
  };
  const manifest = Object.fromEntries(Object.keys(routes).map((id) => [id, { id, module: "", imports: [], css: [] }]));
  const assets = { entry: { module: "", imports: [] }, routes: manifest, url: "", version: "" };
  // The parts that the build's plugin would add are not read without <Scripts>.
  return {
    entry: { module: entry },
    routes,
    assets,
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  } as unknown as ServerBuild;
}

let server: Server;
let site: Site;
let origin: string;
let folder: string;
let log: string[];

beforeEach(async () => {
  Object.assign(backend, { ms: 0, fails: false, clubs: ["Acacias"], asked: 0 });
  log = [];
  folder = await mkdtemp(join(tmpdir(), "site-"));
  site = createSite({
    env: readEnv({ DATA_DIR: folder, SITE_URL: "https://www.ninefitness.test" }),
    log: createLog("json", (_, line) => log.push(line)),
    backend: link,
    app: { built: toAppModule(buildOf(), "production") },
    assetsFolder: join(folder, "none"),
  });
  server = createServer(site.answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this shape.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  site.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
});

const browser = { accept: "text/html", "user-agent": "Mozilla/5.0 Firefox/140.0" };
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers: { ...browser, ...headers }, redirect: "manual" });
const textOf = async (path: string) => (await get(path)).text();

describe("a public page", () => {
  it("is whole, and costs the backend nothing the second time", async () => {
    const response = await get("/");
    const html = await response.text();
    expect(html).toContain("<li>Acacias</li>");
    expect(html).not.toContain("Cargando");
    expect(await textOf("/")).toBe(html);
    expect(backend.asked).toBe(1);
  });

  it("is kept by browsers and asked for again, by a CDN for ten seconds", async () => {
    const response = await get("/");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(response.headers.get("cdn-cache-control")).toBe("max-age=10, stale-if-error=86400");
    const etag = response.headers.get("etag") ?? "";
    for (const asked of [etag, etag.replace("W/", ""), `"other", ${etag}`, "*"]) {
      expect((await get("/", { "if-none-match": asked })).status).toBe(304);
    }
    expect((await get("/", { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("allows its own inline script by hash, and tells nobody a nonce", async () => {
    const response = await get("/");
    expect(response.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
    expect(await response.text()).toContain("<script>ours()</script>");
    expect([...response.headers.keys()].filter((name) => name.startsWith("x-render"))).toEqual([]);
  });

  it("answers HEAD with the same head", async () => {
    const whole = await fetch(origin, { headers: { "accept-encoding": "identity" } });
    const head = await fetch(origin, { method: "HEAD", headers: { "accept-encoding": "identity" } });
    expect(head.headers.get("content-length")).toBe(whole.headers.get("content-length"));
    expect(await head.text()).toBe("");
  });

  it("is the same page whatever campaign or made-up query led to it", async () => {
    await get("/");
    for (const query of ["?utm_source=a", "?gclid=1&fbclid=2", "?made=up", "?pagina=7"]) {
      expect(await textOf(`/${query}`)).toContain("Acacias");
    }
    expect(backend.asked).toBe(1);
    expect(site.cache?.size.pages).toBe(1);
  });

  it("differs by the query its route names, and by no other", async () => {
    expect(await textOf("/news?pagina=2&utm_source=a")).toContain("Página 2");
    expect(await textOf("/news?other=3")).toContain("Página 1");
    expect(await textOf(`/news?pagina=${"9".repeat(100)}`)).toContain("Página 1");
    expect(site.cache?.size.pages).toBe(2);
  });

  it("has one spelling in memory", async () => {
    for (const path of ["/news", "/NEWS", "/news/", "/%6eews"]) expect(await textOf(path)).toContain("Página 1");
    expect(site.cache?.size.pages).toBe(1);
  });

  it("that does not exist is not kept one by one", async () => {
    for (let i = 0; i < 20; i++) expect((await get(`/made-up/${i}`)).status).toBe(404);
    for (let i = 0; i < 20; i++) expect((await get(`/club/made-up-${i}`)).status).toBe(404);
    expect(site.cache?.size.pages).toBe(0);
  });

  it("shows a change to whoever comes after it", async () => {
    await get("/");
    backend.clubs = ["Acacias", "Retiro"];
    expect(await textOf("/")).not.toContain("Retiro");
    backend.changed();
    expect(await textOf("/")).toContain("Retiro");
  });

  it("is rendered before anyone asks, with the pages it links to", async () => {
    await site.warm();
    const before = backend.asked;
    await get("/");
    await get("/news");
    expect(backend.asked).toBe(before);
    expect(site.cache?.size.pages).toBeGreaterThanOrEqual(2);
  });
});

describe("before a slow backend", () => {
  beforeEach(() => {
    backend.ms = 900;
  });

  it("a visitor sees the frame with the loading text at once, then the list", async () => {
    const began = performance.now();
    const response = await get("/");
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const first = (await reader?.read())?.value ?? "";
    expect(performance.now() - began).toBeLessThan(850);
    expect(first).toContain("More Than FITNESS");
    expect(first).toContain("Cargando clubs...");
    expect(first).toContain('<noscript><meta http-equiv="refresh" content="2"/></noscript>');
    expect(first).not.toContain("Acacias");
    let rest = "";
    for (let it = await reader?.read(); it && !it.done; it = await reader?.read()) rest += it.value;
    expect(rest).toContain("<li>Acacias</li>");
    const nonce = /nonce-([\w-]+)/.exec(response.headers.get("content-security-policy") ?? "")?.[1];
    expect(rest).toContain(`<script nonce="${nonce}">`);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("ten visitors cost it one read, and the kept page is whole", async () => {
    const pages = await Promise.all(Array.from({ length: 10 }, () => textOf("/")));
    expect(pages.every((page) => page.includes("Cargando clubs...") && page.includes("Acacias"))).toBe(true);
    expect(backend.asked).toBe(1);
    const whole = await textOf("/");
    expect(whole).not.toContain("Cargando");
    expect(whole).not.toContain("nonce");
    expect(backend.asked).toBe(1);
  });

  it("a crawler, and a page whose existence is in question, wait for the whole", async () => {
    const crawler = await get("/", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
    expect(await crawler.text()).not.toContain("Cargando");
    backend.changed();
    expect((await get("/club/nada")).status).toBe(404);
  });
});

describe("when the backend is down", () => {
  it("the page answers 200 with what it has, says so once, and is whole again afterwards", async () => {
    backend.fails = true;
    const response = await get("/");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(log.filter((line) => line.includes("could not read clubs"))).toHaveLength(1);
    backend.fails = false;
    expect(await textOf("/")).toContain("Acacias");
  });

  it("the last good page is shown", async () => {
    await get("/");
    backend.fails = true;
    backend.changed();
    expect(await textOf("/")).toContain("Acacias");
  });

  it("the health check says so", async () => {
    expect((await get("/healthz")).status).toBe(200);
    backend.fails = true;
    const response = await get("/healthz");
    expect([response.status, await response.json()]).toEqual([
      503,
      { serves: true, backend: "does not answer", revision: "7" },
    ]);
  });
});

describe("compression", () => {
  it.each([
    ["br", (body: Buffer) => brotliDecompressSync(body)],
    ["gzip", (body: Buffer) => gunzipSync(body)],
  ])("in %s holds the same page", async (encoding, unpack) => {
    const { request } = await import("node:http");
    const asked = request(origin, { headers: { "accept-encoding": encoding } });
    asked.end();
    const chunks: Buffer[] = [];
    const [response] = await new Promise<[import("node:http").IncomingMessage]>((resolve) =>
      asked.once("response", (it) => resolve([it])),
    );
    for await (const chunk of response) chunks.push(chunk);
    expect(response.headers["content-encoding"]).toBe(encoding);
    expect(unpack(Buffer.concat(chunks)).toString()).toContain("<li>Acacias</li>");
  });
});

describe("a form", () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}/form`, {
      method: "POST",
      body,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: "https://www.ninefitness.test",
        ...headers,
      },
    });

  it("is taken from our own origin behind a proxy that speaks TLS, and from no other", async () => {
    expect((await post("company=Velto")).status).toBe(200);
    expect((await post("company=Velto", { origin: "https://evil.test" })).status).toBe(400);
  });

  it("may be sent so often by one visitor", async () => {
    const statuses = [await post("a=1"), await post("a=1"), await post("a=1")].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it("that is too large, broken or none is refused", async () => {
    const endless = new ReadableStream({ pull: (it) => it.enqueue(new Uint8Array(65_536)) });
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
      await fetch(`${origin}/form`, init).then(
        ({ status }) => status,
        () => 413,
      ),
    ).toBe(413);
  });
});

it("an address that is none is refused", async () => {
  const { request } = await import("node:http");
  const status = await new Promise((resolve) => {
    const { port } = new URL(origin);
    request({ port, path: "//evil.test/", host: "127.0.0.1" }, (response) => resolve(response.statusCode)).end();
  });
  expect(status).toBe(400);
});
