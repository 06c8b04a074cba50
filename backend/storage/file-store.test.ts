import { mkdtempSync, rmSync } from "node:fs";
import type * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FileStore } from "./file-store.ts";

// What is asked of the disk, in its order: no test can cut the power (`npm run torture -- power` does).
const asked: string[] = [];
let folder: string;
vi.mock("node:fs/promises", async (load) => {
  const real = await load<typeof fs>();
  return {
    ...real,
    async open(...values: Parameters<typeof fs.open>) {
      const file = await real.open(...values);
      const sync = file.sync.bind(file);
      file.sync = async () => {
        asked.push(`sync ${relative(folder, String(values[0]))}`);
        await sync();
      };
      return file;
    },
    async rename(...values: Parameters<typeof fs.rename>) {
      asked.push(`rename ${relative(folder, String(values[1]))}`);
      await real.rename(...values);
    },
  };
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "nine-fitness-store-"));
  asked.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

const version = "ab345678-1234-4123-8123-123456789012";
const other = "ab999999-1234-4123-8123-123456789012";

async function keepIn(store: FileStore, as: string): Promise<string[]> {
  const file = await store.receive([new Uint8Array(3)], 10);
  asked.length = 0;
  await store.keep(file, as);
  return [...asked];
}

it("a file's folders are safe on the disk before its place is", async () => {
  const store = new FileStore(join(folder, "data/files"));
  expect(await keepIn(store, version)).toEqual([
    "sync data/files",
    "sync data",
    `rename data/files/ab/${version}`,
    "sync data/files/ab",
  ]);
  // Known by now.
  expect(await keepIn(store, other)).toEqual([`rename data/files/ab/${other}`, "sync data/files/ab"]);
});

it("a folder that another process has just made is synced all the same", async () => {
  await keepIn(new FileStore(join(folder, "files")), version);
  expect(await keepIn(new FileStore(join(folder, "files")), other)).toEqual([
    "sync files",
    "sync ",
    `rename files/ab/${other}`,
    "sync files/ab",
  ]);
});
