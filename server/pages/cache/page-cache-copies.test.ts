import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLog } from "#server/process/log.ts";
import { log, openCache, rendering, textOf } from "#tests/fixtures/page-cache.ts";
import { usualPatienceMs } from "./page-renewals.ts";
import { PageStore } from "./page-store.ts";

describe("after a restart with a dead backend", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "page-cache-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const dead = () => Promise.reject(new Error("no database"));

  it("the last good page is shown from the disk, with its own headers", async () => {
    const living = openCache(async () => rendering("good"), { store: new PageStore(folder, log) });
    const page = await living.get("/");
    await living.settled();
    const restarted = await openCache(dead, { store: new PageStore(folder, log) }).get("/");
    expect(textOf(restarted)).toBe("good");
    expect(restarted.etag).toBe(page.etag);
    expect(restarted.variants.br.head).toContain("text/html");
  });

  it("a copy goes out when the backend hangs instead", async () => {
    const living = openCache(async () => rendering("good"), { store: new PageStore(folder, log) });
    await living.get("/");
    await living.settled();
    const restarted = openCache(() => new Promise(() => {}), { store: new PageStore(folder, log) });
    expect(textOf(await restarted.get("/"))).toBe("good");
    // Once it is known that it hangs nobody waits for it, not even the little that a render is waited for.
    const page = await vi.waitFor(async () => {
      const answer = await Promise.race([restarted.get("/"), delay(usualPatienceMs / 3)]);
      return answer ?? expect.fail("waited");
    });
    expect(textOf(page)).toBe("good");
  });

  it("a bad answer leaves the copy where it is", async () => {
    const living = openCache(async () => rendering("good"), { store: new PageStore(folder, log) });
    await living.get("/");
    await living.settled();
    for (const state of ["broken", "partial"] as const) {
      const wrong = openCache(async () => rendering("empty", { state }), { store: new PageStore(folder, log) });
      await wrong.get("/");
      await wrong.settled();
    }
    expect(textOf(await openCache(dead, { store: new PageStore(folder, log) }).get("/"))).toBe("good");
  });

  it("a page that was removed before stays removed", async () => {
    let status = 200;
    const living = openCache(async () => rendering("offer", { status }), { store: new PageStore(folder, log) });
    await living.get("/offer");
    status = 404;
    living.outdate();
    await living.get("/offer");
    await living.settled();
    await expect(openCache(dead, { store: new PageStore(folder, log) }).get("/offer")).rejects.toThrow("no database");
  });

  it("a disk that cannot be written costs nothing but a line in the log", async () => {
    const lines: string[] = [];
    const store = new PageStore(
      "/dev/null/pages",
      createLog("text", (_, line) => lines.push(line)),
    );
    const cache = openCache(async () => rendering("good"), { store });
    await cache.get("/");
    await cache.get("/clubs");
    await cache.settled();
    expect(lines).toHaveLength(1);
    expect(cache.size.pages).toBe(2);
  });
});
