import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { createPictureSources } from "./picture-sources.ts";
import { VideoStills } from "./video-stills.ts";

const folder = mkdtempSync(join(tmpdir(), "nine-fitness-sources-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("takes a picture that a later build replaced for another one", async () => {
  const file = join(folder, "hero.jpg");
  const find = createPictureSources({
    backend: { locateFile: async () => null },
    siteFile: (path) => (path === "/images/hero.jpg" ? file : null),
    stills: new VideoStills("http://127.0.0.1:9"),
  });
  writeFileSync(file, "the first picture");
  const first = await find({ bucket: "site", name: "images/hero.jpg" });
  writeFileSync(file, "another picture");
  const second = await find({ bucket: "site", name: "images/hero.jpg" });
  expect(first?.version).toBeTruthy();
  expect(second?.version).not.toBe(first?.version);
  expect(await find({ bucket: "site", name: "images/none.jpg" })).toBeNull();
});
