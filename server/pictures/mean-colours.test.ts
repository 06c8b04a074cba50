import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { meanColours } from "./mean-colours.ts";

const folder = mkdtempSync(join(tmpdir(), "nine-fitness-colours-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const area = (height: number, background: string) => ({
  create: { width: 400, height, channels: 4 as const, background },
});

/** A picture of 400 × 300, blue above, its lower half covered with something or cut out. */
async function store(name: string, lower: string, blend: "over" | "dest-out"): Promise<string> {
  const path = join(folder, name);
  const cover = { input: area(150, lower), left: 0, top: 150, blend };
  await sharp(area(300, "#205080")).composite([cover]).toFile(path);
  return path;
}

const channels = (colours: string | null) =>
  (colours ?? "").split(",").map((colour) => [...Buffer.from(colour.slice(1), "hex")]);

describe("the colours of a picture", () => {
  it.each(["photo.avif", "photo.webp", "photo.png"])("are those of its upper and its lower half: %s", async (name) => {
    const path = await store(name, "#c09040", "over");
    const [top, foot] = channels(await meanColours(path));
    const blue = [0x20, 0x50, 0x80];
    const sand = [0xc0, 0x90, 0x40];
    const off = [...(top ?? []), ...(foot ?? [])].map((value, at) => Math.abs(value - ([...blue, ...sand][at] ?? 999)));
    expect(off).toHaveLength(6);
    expect(Math.max(...off)).toBeLessThan(12);
  });

  it("of a grey one have three channels too", async () => {
    const path = join(folder, "grey.webp");
    await sharp(area(300, "#808080")).removeAlpha().toColourspace("b-w").toFile(path);
    expect(await meanColours(path)).toMatch(/^#(7f|80|81){3},#(7f|80|81){3}$/);
  });

  it("are none where something behind it shows", async () => {
    expect(await meanColours(await store("logo.webp", "#000", "dest-out"))).toBeNull();
    const path = join(folder, "hole.png");
    const hole = { input: area(12, "#000"), left: 0, top: 144, blend: "dest-out" as const };
    await sharp(area(300, "#205080")).composite([hole]).toFile(path);
    expect(await meanColours(path)).toBeNull();
  });

  it("cannot be told of what is no picture", async () => {
    await expect(meanColours(import.meta.filename)).rejects.toThrow();
  });
});
