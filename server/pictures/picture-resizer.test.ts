import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, it, vi } from "vitest";
import { PictureResizer, UnreadablePicture } from "./picture-resizer.ts";

const folder = mkdtempSync(join(tmpdir(), "nine-fitness-resizer-"));
const resizer = new PictureResizer({ mostMs: 400 });
afterAll(() => {
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

it("packs as thoroughly as it is told", async () => {
  const quick = new PictureResizer({ effort: 0 });
  const from = "supabase/demo/media/public-assets/extras/nutricion.jpg";
  const sizes = await Promise.all(
    Object.entries({ quick, resizer }).map(async ([name, by]) => {
      const to = join(folder, `${name}.avif`);
      await by.resize({ from, to, width: 320, height: null, format: "avif" });
      return readFileSync(to).length;
    }),
  );
  quick.close();
  expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0);
});

it.runIf(process.platform === "linux")("lets pages have the processor first, in every thread that works", async () => {
  const patient = new PictureResizer();
  const job = { to: join(folder, "large.avif"), width: 1600, height: null, format: "avif" as const };
  const made = patient.resize({ from: await noise("large.png", 1500), ...job });
  const atWork = () => threadsOfWorkers().filter(({ ticks }) => ticks > 20);
  await vi.waitFor(() => expect(atWork()).not.toEqual([]), { timeout: 20_000, interval: 20 });
  // One of the engine may have begun before it was told; it has nothing to do here.
  expect(atWork().filter(({ nice }) => nice !== constants.priority.PRIORITY_BELOW_NORMAL)).toEqual([]);
  await made;
  patient.close();
});

/** Of our picture processes: how nice each thread is to others, and how long it has worked (proc_pid_stat(5)). */
function threadsOfWorkers(): { nice: number; ticks: number }[] {
  const ours = namesIn("/proc").filter((name) => textOf(`/proc/${name}/cmdline`).includes("picture-worker"));
  return ours
    .filter((our) => fieldsOf(`/proc/${our}`)[1] === String(process.pid))
    .flatMap((our) => namesIn(`/proc/${our}/task`).map((thread) => fieldsOf(`/proc/${our}/task/${thread}`)))
    .filter((fields) => fields.length > 16)
    .map((fields) => ({ nice: Number(fields[16]), ticks: Number(fields[11]) + Number(fields[12]) }));
}

/** What stands behind the name of a process, which may itself hold spaces. */
const fieldsOf = (path: string) => textOf(`${path}/stat`).split(") ").at(-1)?.split(" ") ?? [];

// Processes come and go while one looks.
const textOf = (path: string) => orElse(() => readFileSync(path, "utf8"), "");
const namesIn = (path: string) => orElse(() => readdirSync(path), []).filter((text) => /^\d+$/.test(text));

function orElse<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
