import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createPictureSources, SourceIsAway, SourceIsMissing } from "./picture-sources.ts";
import { VideoStills } from "./video-stills.ts";

const whole = { width: 678, height: null };
const folder = mkdtempSync(join(tmpdir(), "nine-fitness-sources-"));
beforeEach(() => void mkdirSync(folder, { recursive: true }));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("takes a picture that a later build replaced for another one", async () => {
  const file = join(folder, "hero.jpg");
  const find = createPictureSources({
    backend: { locateFile: async () => null },
    siteFile: (path) => (path === "/images/hero.jpg" ? file : null),
    stills: new VideoStills("http://127.0.0.1:9", async () => true),
  });
  writeFileSync(file, "the first picture");
  const first = await find({ ...whole, bucket: "site", name: "images/hero.jpg" });
  writeFileSync(file, "another picture");
  const second = await find({ ...whole, bucket: "site", name: "images/hero.jpg" });
  expect(first?.version).toBeTruthy();
  expect(second?.version).not.toBe(first?.version);
  expect(await find({ ...whole, bucket: "site", name: "images/none.jpg" })).toBeNull();
});

/** Finds `sala.jpg`, which is there, among the stored files. */
async function findStored(locate?: () => Promise<string>) {
  const path = join(folder, "sala.jpg");
  writeFileSync(path, "a picture");
  const find = createPictureSources({
    backend: { locateFile: async () => ({ locate: locate ?? (async () => path), version: "1" }) },
    siteFile: () => null,
    stills: new VideoStills("http://127.0.0.1:9", async () => true),
  });
  const source = await find({ ...whole, bucket: "media_assets", name: "sala.jpg" });
  if (!source) throw new Error("the stored file was not found");
  return { path, source };
}

it("lends a stored picture that staff remove or move while it waits for its turn, and leaves nothing behind", async () => {
  const { path, source } = await findStored();
  let lent = "";
  const read = await source.withFile(async (text) => {
    rmSync(path);
    lent = text;
    return readFileSync(text, "utf8");
  });
  expect(read).toBe("a picture");
  expect(existsSync(lent)).toBe(false);
});

it("says of a stored picture that is gone already that it is missing, not that it is broken", async () => {
  const { path, source } = await findStored();
  rmSync(path);
  await expect(source.withFile(async () => "never")).rejects.toThrow(SourceIsMissing);
});

it("says of a store that does not answer that the picture is away, not that it is missing", async () => {
  const { source } = await findStored(() => Promise.reject(new Error("The file store does not answer")));
  await expect(source.withFile(async () => "never")).rejects.toThrow(SourceIsAway);
});

it("asks a host that scales pictures for one that is just wide enough, for a cut too", async () => {
  const asked: (string | undefined)[] = [];
  const host = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(200, { "content-type": "image/webp" }).end("scaled");
  });
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this shape.
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/sala.jpg`;
  const find = createPictureSources({
    backend: { locateFile: async () => ({ url, version: "1", scaledUrl: (width) => `${url}?width=${width}` }) },
    siteFile: () => null,
    stills: new VideoStills("http://127.0.0.1:9", async () => true),
  });
  for (const height of [null, 904]) {
    const source = await find({ bucket: "media_assets", name: "sala.jpg", width: 678, height });
    expect(await source?.withFile(async (text) => readFileSync(text, "utf8"))).toBe("scaled");
  }
  expect(asked).toEqual(["/sala.jpg?width=678", "/sala.jpg?width=1808"]);
  host.close();
});
