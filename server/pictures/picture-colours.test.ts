import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLog } from "../process/log.ts";
import { PictureColours, watchColours } from "./picture-colours.ts";

// The file is looked at every two seconds; here as often as a test wants to wait.
vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  const watchFile = (file: string, options: object, tell: () => void) =>
    fs.watchFile(file, { ...options, interval: 20 }, tell);
  return { ...fs, watchFile };
});

const folder = mkdtempSync(join(tmpdir(), "nine-fitness-colours-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sala = "media_assets/sala.jpg";
const log = createLog("text", () => {});
const open = (name: string) => new PictureColours(join(folder, name), log);
const written = (name: string) => JSON.parse(readFileSync(join(folder, name), "utf8"));
const soon = { timeout: 15_000, interval: 20 };
/** The two seconds that the process waits before it writes down what it has learned. */
const passWait = () => vi.advanceTimersByTimeAsync(2_000);

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

describe("the colours of pictures", () => {
  it("are found once for each version of a picture, also after a restart", async () => {
    const find = vi.fn(async () => "#102030,#405060");
    const colours = open("once.json");
    await Promise.all([colours.learn(sala, "1", find), colours.learn(sala, "1", find)]);
    await colours.learn(sala, "1", find);
    expect(find).toHaveBeenCalledTimes(1);
    await passWait();
    vi.useRealTimers();
    await vi.waitFor(() => expect(written("once.json")).toEqual({ [sala]: ["1", "#102030,#405060"] }), soon);
    const later = open("once.json");
    await later.learn(sala, "1", find);
    expect(find).toHaveBeenCalledTimes(1);
    await later.learn(sala, "2", find);
    expect(find).toHaveBeenCalledTimes(2);
  });

  it("are looked for again when they could not be found", async () => {
    const colours = open("again.json");
    const fail = async () => Promise.reject(new Error("the picture is gone"));
    await expect(colours.learn(sala, "1", fail)).rejects.toThrow("gone");
    const find = vi.fn(async () => null);
    await colours.learn(sala, "1", find);
    expect(find).toHaveBeenCalledTimes(1);
  });

  it("reach whoever watches, in another process too", async () => {
    const seen: Record<string, string>[] = [];
    await watchColours(join(folder, "watched.json"), (known) => void seen.push(Object.fromEntries(known)));
    expect(seen).toEqual([{}]);
    const colours = open("watched.json");
    await colours.learn(sala, "1", async () => "#102030,#405060");
    await colours.learn("media_assets/logo.png", "1", async () => null);
    await passWait();
    vi.useRealTimers();
    const all = { [sala]: "#102030,#405060", "media_assets/logo.png": "" };
    await vi.waitFor(() => expect(seen.at(-1)).toEqual(all), soon);
  });

  it.each(["{", '{"media_assets/sala.jpg":["1","red;}"]}'])(
    "are found anew when what is written is %s",
    async (text) => {
      writeFileSync(join(folder, "broken.json"), text);
      const seen: number[] = [];
      await watchColours(join(folder, "broken.json"), (known) => void seen.push(known.size));
      expect(seen).toEqual([0]);
    },
  );
});
