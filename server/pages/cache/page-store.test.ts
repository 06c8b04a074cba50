import { readdirSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createLog } from "#server/process/log.ts";
import { type PageCopy, PageStore } from "./page-store.ts";

let folder: string;
let said: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "page-store-"));
  said = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const log = createLog("json", (_, line) => said.push(JSON.parse(line).event));
const page = (body: string): PageCopy => ({ status: 200, headers: [], gzipped: gzipSync(body) });
const open = (path: string) => new PageStore(path, log, 20);
const bodyOf = async (store: PageStore, key: string) => (await store.read(key))?.body.toString();

it("keeps a page that comes while the one before it is written, or while that writing ends", async () => {
  const store = open(folder);
  for (let turns = 0; turns < 10; turns += 1) {
    const before = readdirSync(folder).length;
    store.keep(`/before-${turns}`, page("before"));
    while (readdirSync(folder).filter((text) => text.endsWith(".json")).length === before)
      await new Promise(setImmediate);
    for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
    store.keep(`/${turns}`, page(String(turns)));
    await store.settled();
    expect(await bodyOf(open(folder), `/${turns}`)).toBe(String(turns));
  }
});

it("goes on by itself when a disk that refused takes pages again, and says both once", async () => {
  const refused = join(folder, "pages");
  const store = open(refused);
  await writeFile(refused, "a file where the folder should be: nothing can be written there");
  for (const body of ["an older one", "one", "the latest"]) store.keep("/", page(body));
  await store.settled();
  store.keep("/clubs", page("clubs"));
  await expect.poll(() => said).toEqual(["pages are not copied to disk until it takes them again"]);
  await rm(refused);
  await expect.poll(() => said).toHaveLength(2);
  expect(said[1]).toBe("pages are copied to disk again");
  const again = open(refused);
  expect([await bodyOf(again, "/"), await bodyOf(again, "/clubs")]).toEqual(["the latest", "clubs"]);
});

it("lets no more pages wait for a disk than it keeps there, the latest", async () => {
  const refused = join(folder, "pages");
  const store = open(refused);
  await writeFile(refused, "");
  for (let number = 0; number <= 1000; number += 1) store.keep(`/${number}`, page(String(number)));
  await expect.poll(() => said).toHaveLength(1);
  await rm(refused);
  await expect.poll(() => said, { timeout: 20_000 }).toHaveLength(2);
  const again = open(refused);
  expect([await bodyOf(again, "/0"), await bodyOf(again, "/1"), await bodyOf(again, "/1000")]).toEqual([
    undefined,
    "1",
    "1000",
  ]);
});
