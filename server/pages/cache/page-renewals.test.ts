import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Page } from "#server/answers/page.ts";
import { createLog } from "#server/process/log.ts";
import type { Rendering } from "../render-report.ts";
import { PageCache, type PageCacheOptions } from "./page-cache.ts";

// It works on other threads, for which time that is made up here does not pass.
vi.mock("#server/answers/compress.ts", () => ({
  compress: async (body: Buffer) => ({ br: body, gzip: body }),
  unpack: (body: Buffer) => body,
}));

const log = createLog("text", () => {});
const textOf = (page: Page | undefined) => page?.variants.identity.body.toString();
const open = (render: PageCacheOptions["render"]) => new PageCache({ render, log });
const rendering = (body: string) =>
  ({
    state: "whole",
    source: { status: 200, headers: [], body: Buffer.from(body), expiresAt: Number.POSITIVE_INFINITY },
  }) satisfies Rendering;

describe("when the backend hangs", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Good at first; then every render hangs until `answers`, and those begun before that for ever. */
  function hanging() {
    const it = { hangs: false, renders: 0, content: "first" };
    const cache = open(async () => {
      it.renders += 1;
      return it.hangs ? new Promise<Rendering>(() => {}) : rendering(it.content);
    });
    return Object.assign(it, { cache });
  }

  async function pass(ms: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(ms);
  }

  async function msUntil(page: Promise<Page>): Promise<number> {
    const began = Date.now();
    let ms: number | undefined;
    page.then(() => {
      ms = Date.now() - began;
    });
    while (ms === undefined) await pass(20);
    return ms;
  }

  const keys = Array.from({ length: 30 }, (_, index) => `/${index}`);

  it("it is asked again only after a pause, and the page recovers by itself", async () => {
    const it = hanging();
    await it.cache.get("/");
    it.hangs = true;
    it.cache.outdate();
    for (let visitor = 0; visitor < 10; visitor += 1) await msUntil(it.cache.get("/"));
    expect(it.renders).toBe(2);
    expect(it.cache.late).toEqual(["/"]);
    await pass(10_000);
    // How often is left to chance: many pages do not ask at the same moment.
    expect(it.renders).toBeGreaterThan(3);
    expect(it.renders).toBeLessThan(25);
    it.hangs = false;
    await pass(3_000);
    expect(it.cache.peek("/")).toBeDefined();
    expect(it.cache.late).toEqual([]);
  });

  it("an edit waits a moment for its page, then the good one goes out, and all others at once", async () => {
    const it = hanging();
    for (const key of keys) await it.cache.get(key);
    it.hangs = true;
    it.cache.outdate();
    const waits: number[] = [];
    for (const key of keys) waits.push(await msUntil(it.cache.get(key)));
    expect(waits[0]).toBeLessThanOrEqual(300);
    expect(waits.filter((ms) => ms > 50)).toHaveLength(2);
    expect(it.cache.late.length).toBe(30);
    const before = it.renders;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(it.renders - before).toBeLessThan(20);
  });

  it("all pages are new again soon after it answers, though nobody asks for them", async () => {
    const it = hanging();
    for (const key of keys) await it.cache.get(key);
    it.hangs = true;
    it.cache.outdate();
    it.content = "second";
    for (const key of keys) await msUntil(it.cache.get(key));
    await pass(20_000);
    it.hangs = false;
    await pass(3_000);
    for (const key of keys) expect(textOf(it.cache.peek(key))).toBe("second");
    expect(it.cache.late).toEqual([]);
  });

  it("a slow page still arrives, and takes the place of the old one", async () => {
    const it = hanging();
    let renders = 0;
    it.cache = open(async () => {
      renders += 1;
      if (renders > 1) await new Promise((resolve) => setTimeout(resolve, 4_000));
      return rendering(`page ${Math.min(renders, 2)}`);
    });
    await it.cache.get("/");
    it.cache.outdate();
    const shown = it.cache.get("/");
    await pass(300);
    expect(textOf(await shown)).toBe("page 1");
    await pass(4_500);
    expect(textOf(it.cache.peek("/"))).toBe("page 2");
  });

  it("a page that nobody has ever seen is refused after the deadline", async () => {
    const it = hanging();
    it.hangs = true;
    const refused = expect(it.cache.get("/")).rejects.toThrow("was not ready within");
    await vi.advanceTimersByTimeAsync(12_001);
    await refused;
  });
});
