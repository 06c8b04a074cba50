import { randomBytes } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { openCache, rendering, textOf } from "#tests/fixtures/page-cache.ts";
import type { Rendering } from "../render-report.ts";
import type { PageCacheOptions } from "./page-cache.ts";

/** A render that counts itself and shows what `content` holds when it begins. */
function site() {
  const it = { content: "first", renders: 0, cache: openCache(async () => rendering("")) };
  it.cache = openCache(async () => {
    it.renders += 1;
    const { content } = it;
    await Promise.resolve();
    return rendering(content);
  });
  return it;
}

describe("a page", () => {
  it("is rendered once however many ask for it at the same time", async () => {
    const it = site();
    const pages = await Promise.all(Array.from({ length: 20 }, () => it.cache.get("/")));
    expect(it.renders).toBe(1);
    expect(new Set(pages).size).toBe(1);
    expect(it.cache.peek("/")).toBeDefined();
  });

  it("is rendered anew for whoever comes after a change", async () => {
    const it = site();
    await it.cache.get("/");
    it.content = "second";
    it.cache.outdate();
    expect(it.cache.peek("/")).toBeUndefined();
    expect(textOf(await it.cache.get("/"))).toBe("second");
  });

  it("can be refreshed while those who ask still get it, and only while it is current", async () => {
    const it = site();
    await it.cache.refresh("/");
    expect(it.renders).toBe(0);
    await it.cache.get("/");
    it.content = "second";
    const refreshed = it.cache.refresh("/");
    expect(textOf(await it.cache.get("/"))).toBe("first");
    await refreshed;
    expect(it.cache.peek("/") && textOf(await it.cache.get("/"))).toBe("second");
    it.cache.outdate();
    await it.cache.refresh("/");
    expect(it.renders).toBe(2);
  });

  it("that is refreshed while it is being rendered is rendered once more", async () => {
    const it = site();
    const [, refreshed] = [it.cache.get("/"), it.cache.refresh("/")];
    it.content = "second";
    await refreshed;
    expect([it.renders, textOf(await it.cache.get("/"))]).toEqual([2, "second"]);
  });

  it("that began before a change is neither kept nor shown to those who come after it", async () => {
    const gates: PromiseWithResolvers<Rendering>[] = [];
    const cache = openCache(() => {
      const gate = Promise.withResolvers<Rendering>();
      gates.push(gate);
      return gate.promise;
    });
    const before = cache.get("/");
    cache.outdate();
    const after = cache.get("/");
    expect(gates).toHaveLength(2);
    gates[0]?.resolve(rendering("old"));
    expect(textOf(await before)).toBe("old");
    expect(cache.peek("/")).toBeUndefined();
    gates[1]?.resolve(rendering("new"));
    expect(textOf(await after)).toBe("new");
    expect(cache.peek("/") && textOf(await cache.get("/"))).toBe("new");
  });

  it("is rendered anew when its time is up", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 1_000 });
    let renders = 0;
    const cache = openCache(async () => rendering(`${++renders}`, { expiresAt: Date.now() + 500 }));
    await cache.get("/");
    vi.setSystemTime(1_499);
    expect(cache.peek("/")).toBeDefined();
    vi.setSystemTime(1_500);
    expect(cache.peek("/")).toBeUndefined();
    expect(textOf(await cache.get("/"))).toBe("2");
    vi.useRealTimers();
  });

  it("that was not found, moved or failed is not kept", async () => {
    for (const status of [404, 301, 503]) {
      const cache = openCache(async () => rendering("", { status }));
      expect((await cache.get("/made-up")).status).toBe(status);
      expect(cache.size.pages).toBe(0);
    }
  });

  it("that is gone takes the kept copy with it", async () => {
    let status = 200;
    const cache = openCache(async () => rendering("", { status }));
    await cache.get("/offer");
    status = 404;
    cache.outdate();
    expect((await cache.get("/offer")).status).toBe(404);
    expect(cache.size).toEqual({ pages: 0, bytes: 0 });
  });
});

describe("a large page", () => {
  /** The map of a thousand clubs. */
  const large = (words: string, type = "application/xml") => {
    const { state, source } = rendering(words.padEnd(700_000, "<url/>"));
    return { state, source: { ...source, headers: [["content-type", type]] as [string, string][] } };
  };

  it("is renewed late and alone, and nobody waits for it", async () => {
    const it = { words: "first", under: 0, most: 0, renders: 0 };
    const cache = openCache(
      async () => {
        it.renders += 1;
        it.under += 1;
        it.most = Math.max(it.most, it.under);
        await new Promise((go) => setTimeout(go, 20));
        it.under -= 1;
        return large(it.words);
      },
      { lateMs: 60 },
    );
    const keys = ["/sitemaps/paginas.xml", "/sitemaps/otra.xml"];
    for (const key of keys) await cache.get(key);
    it.words = "second";
    it.most = 0;
    for (let save = 0; save < 5; save += 1) {
      cache.outdate();
      for (const key of keys) expect(textOf(await cache.get(key))).toMatch(/^first/);
    }
    expect(it.renders).toBe(2);
    await expect.poll(() => it.renders, { timeout: 2_000 }).toBe(4);
    for (const key of keys) await expect.poll(async () => textOf(await cache.get(key)).slice(0, 6)).toBe("second");
    expect([it.renders, it.most, cache.late]).toEqual([4, 1, []]);
  });

  it("is made at once for whoever has to know, and when none is known", async () => {
    const it = { words: "first" };
    const cache = openCache(async () => large(it.words), { lateMs: 60_000 });
    await cache.get("/");
    it.words = "second";
    cache.outdate();
    expect(textOf(await cache.get("/"))).toMatch(/^first/);
    expect(textOf(await cache.current("/"))).toMatch(/^second/);
    expect(textOf(await cache.get("/"))).toMatch(/^second/);
  });

  it("that people read is made anew for whoever comes next", async () => {
    const it = { words: "first" };
    const cache = openCache(async () => large(it.words, "text/html; charset=utf-8"), { lateMs: 60_000 });
    await cache.get("/");
    it.words = "second";
    cache.outdate();
    expect(textOf(await cache.get("/"))).toMatch(/^second/);
  });
});

describe("when the backend fails", () => {
  /** Good at first, then as `failure` says. */
  function failing(failure: () => Promise<Rendering>, more: Partial<PageCacheOptions> = {}) {
    const it = { fails: false, renders: 0 };
    const cache = openCache(async () => {
      it.renders += 1;
      return it.fails ? failure() : rendering("good");
    }, more);
    return Object.assign(it, { cache });
  }

  it.each([
    ["throws", () => Promise.reject(new Error("no database"))],
    ["answers 503", async () => rendering("sorry", { status: 503 })],
    ["misses a part", async () => rendering("no clubs", { state: "broken" })],
  ])("the last good page is shown when the render %s", async (_, failure) => {
    const it = failing(failure);
    await it.cache.get("/");
    it.fails = true;
    it.cache.outdate();
    expect(textOf(await it.cache.get("/"))).toBe("good");
  });

  it("a page without a good copy is answered as far as it goes, and not kept", async () => {
    const cache = openCache(async () => rendering("no clubs", { state: "broken" }));
    expect(textOf(await cache.get("/"))).toBe("no clubs");
    expect(cache.size.pages).toBe(0);
  });

  it("a page that goes without a broken row is shown, so that edits are seen, but never in place of a whole copy", async () => {
    const it = failing(async () => rendering("two of three clubs", { state: "partial" }));
    await it.cache.get("/");
    it.fails = true;
    it.cache.outdate();
    expect(textOf(await it.cache.get("/"))).toBe("two of three clubs");
    expect(it.cache.peek("/")).toBeUndefined();
    expect(it.cache.size.pages).toBe(1);
  });

  it("and there is nothing to show at all, whoever asks is told", async () => {
    const cache = openCache(() => Promise.reject(new Error("no database")));
    await expect(cache.get("/")).rejects.toThrow("no database");
  });
});

describe("memory", () => {
  it("has a bound, and keeps what is asked for", async () => {
    // What packs well takes no room.
    const body = randomBytes(7_500).toString("base64");
    const cache = openCache(async (key) => rendering(body + key), { maxBytes: 60_000 });
    await cache.get("/popular");
    for (let i = 0; i < 50; i++) {
      cache.peek("/popular");
      await cache.get(`/made-up/${i}`);
    }
    expect(cache.size.bytes).toBeLessThanOrEqual(60_000);
    expect(cache.size.pages).toBeGreaterThan(2);
    expect(cache.peek("/popular")).toBeDefined();
    expect(cache.peek("/made-up/0")).toBeUndefined();
  });
});
