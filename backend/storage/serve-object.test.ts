import { mkdtempSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FileStore } from "./file-store.ts";
import { serveObject } from "./serve-object.ts";
import type { StoredObject } from "./stored-object.ts";

const folder = mkdtempSync(join(tmpdir(), "nine-fitness-serve-"));
const store = new FileStore(folder);
const size = 600_000;
const version = "0f0f0f0f-0000-4000-8000-000000000000";

afterAll(() => rmSync(folder, { recursive: true }));

const object: StoredObject = {
  id: version,
  version,
  created_at: "2026-11-20T12:00:00Z",
  updated_at: "2026-11-20T12:00:00Z",
  metadata: {
    eTag: '"a"',
    size,
    mimetype: "video/mp4",
    cacheControl: "no-cache",
    lastModified: "2026-11-20T12:00:00Z",
  },
};

const ask = () => serveObject(store, new Request("http://site/film.mp4"), "film.mp4", async () => object);

function openFiles(): string[] {
  return readdirSync("/proc/self/fd").flatMap((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(folder) ? [fd] : [];
    } catch {
      return [];
    }
  });
}

beforeAll(async () => store.keep(await store.receive([new Uint8Array(size).fill(7)], size), version));

describe("a file that is served", () => {
  it("arrives whole, in several reads", async () => {
    expect((await (await ask()).bytes()).every((byte) => byte === 7)).toBe(true);
    expect((await (await ask()).bytes()).length).toBe(size);
  });

  it.runIf(process.platform === "linux")("is left closed by a visitor who goes without a word", async () => {
    const reader = (await ask()).body?.getReader();
    expect((await reader?.read())?.value?.length).toBe(256 * 1024);
    reader?.releaseLock();
    expect(openFiles()).toEqual([]);
  });
});
