import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pageLinks } from "./page-links.ts";

const files = join(import.meta.dirname, "../../../public");

test("whoever puts the site on a phone's screen gets an icon of each size that is promised", async () => {
  const manifest = JSON.parse(await readFile(join(files, "manifest.webmanifest"), "utf8"));
  expect(manifest).toMatchObject({ name: "NINE FITNESS", lang: "es", start_url: "/", display: "minimal-ui" });
  for (const { src, sizes } of manifest.icons) {
    const { width, height, format } = await sharp(join(files, src)).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, "png"]);
  }
  // Phones draw their own shape round these two: nothing of them may be seen through.
  for (const src of ["icons/icon-maskable-512.png", "icons/apple-touch-icon.png"])
    expect((await sharp(join(files, src)).stats()).isOpaque).toBe(true);
});

test("phones ask for letters when words are laid out, not before them", () => {
  const letters = pageLinks.filter((link) => "as" in link && link.as === "font");
  expect(letters).toHaveLength(2);
  for (const it of letters) expect(it).toHaveProperty("media", "(min-width: 48rem)");
});
