import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, expect, it } from "vitest";
import { PictureResizer, UnreadablePicture } from "./picture-resizer.ts";

const folder = mkdtempSync(join(tmpdir(), "nine-fitness-resizer-"));
const resizer = new PictureResizer(400);
afterEach(() => {
  resizer.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The hardest to encode: noise. */
async function noise(name: string, side: number): Promise<string> {
  const raw = { width: side, height: side, channels: 3 as const };
  const path = join(folder, name);
  writeFileSync(
    path,
    await sharp(randomBytes(side * side * 3), { raw })
      .png({ compressionLevel: 1 })
      .toBuffer(),
  );
  return path;
}

it("gives up a picture that keeps the processor busy for too long, and makes the next one", async () => {
  const [endless, small] = await Promise.all([noise("endless.png", 3000), noise("small.png", 40)]);
  const order = { width: 2602, height: null, format: "avif" as const };
  const first = resizer.resize({ from: endless, to: join(folder, "endless.avif"), ...order });
  const second = resizer.resize({ from: small, to: join(folder, "small.avif"), ...order });
  await expect(first).rejects.toThrow(UnreadablePicture);
  await second;
  expect((await sharp(join(folder, "small.avif")).metadata()).width).toBe(40);
});
