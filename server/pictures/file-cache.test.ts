import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { FileCache } from "./file-cache.ts";

it("keeps within its bytes, across restarts, and lets go what was not asked for longest", async () => {
  const folder = await mkdtemp(join(tmpdir(), "file-cache-"));
  const put = async (cache: FileCache, name: string) => {
    await cache.find(name);
    await writeFile(cache.pathOf(name), "x".repeat(100));
    await cache.add(name);
  };
  const first = new FileCache(folder, 350);
  for (const name of ["a", "b", "c"]) await put(first, name);
  expect(await first.find("a")).toBe(join(folder, "a"));
  await put(first, "d");
  expect((await readdir(folder)).sort()).toEqual(["a", "c", "d"]);

  const restarted = new FileCache(folder, 350);
  await put(restarted, "e");
  expect(await readdir(folder)).toHaveLength(3);
  expect(await restarted.find("b")).toBeNull();
  await rm(folder, { recursive: true });
});

it("finds what another process with the same folder has made since", async () => {
  const folder = await mkdtemp(join(tmpdir(), "file-cache-"));
  const cache = new FileCache(folder, 350);
  expect(await cache.find("a")).toBeNull();
  await writeFile(join(folder, "a"), "x".repeat(100));
  expect(await cache.find("a")).toBe(join(folder, "a"));
  await rm(folder, { recursive: true });
});
