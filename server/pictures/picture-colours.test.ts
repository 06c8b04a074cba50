import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLog } from "../process/log.ts";
import { PictureColours } from "./picture-colours.ts";

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

  it("reach whoever shows pictures, those that came together at once", async () => {
    const colours = open("told.json");
    const more = vi.fn();
    colours.onMore(more);
    await colours.learn(sala, "1", async () => "#102030,#405060");
    await colours.learn("media_assets/logo.png", "1", async () => null);
    await passWait();
    expect(more).toHaveBeenCalledTimes(1);
    expect([...(await colours.known())]).toEqual([
      [sala, ["1", "#102030,#405060"]],
      ["media_assets/logo.png", ["1", ""]],
    ]);
  });

  it.each(["{", '{"media_assets/sala.jpg":["1","red;}"]}'])(
    "are found anew when what is written is %s",
    async (text) => {
      writeFileSync(join(folder, "broken.json"), text);
      expect((await open("broken.json").known()).size).toBe(0);
    },
  );
});
