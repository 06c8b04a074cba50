import { watchFile } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import * as z from "zod/mini";
import type { Log } from "../process/log.ts";

/** Some 120 bytes each. Those learned longest ago go first. */
const mostPictures = 5_000;
const writeMs = 2_000;
const lookMs = 2_000;

/** By `<bucket>/<name>`: the version they were taken of, and the colours; an empty text for a picture that gets none. */
const contents = z.record(z.string(), z.tuple([z.string(), z.string().check(z.regex(/^(#[\da-f]{6},#[\da-f]{6})?$/))]));
type Contents = Map<string, [version: string, colours: string]>;

/** Where the process that makes pictures writes their colours down, and those that render pages read them. */
export const colourFile = (dataDir: string): string => join(dataDir, "cache/picture-colours.json");

/** Colours that stand in for pictures while they load: each is found once, and again when the file changes. */
export class PictureColours {
  readonly #file: string;
  readonly #log: Log;
  readonly #underWay = new Set<string>();
  readonly #known: Promise<Contents>;
  #writing: NodeJS.Timeout | undefined;

  constructor(file: string, log: Log) {
    this.#file = file;
    this.#log = log;
    this.#known = readContents(file);
  }

  /** Finds a picture's colours out unless they are known. Rejects when they cannot be found out now. */
  async learn(picture: string, version: string, find: () => Promise<string | null>): Promise<void> {
    const known = await this.#known;
    if (known.get(picture)?.[0] === version || this.#underWay.has(picture)) return;
    this.#underWay.add(picture);
    const colours = await find().finally(() => this.#underWay.delete(picture));
    known.delete(picture);
    known.set(picture, [version, colours ?? ""]);
    for (const oldest of known.keys()) {
      if (known.size <= mostPictures) break;
      known.delete(oldest);
    }
    // Pictures come by the dozen.
    this.#writing ??= setTimeout(() => void this.#write(known), writeMs).unref();
  }

  async #write(known: Contents): Promise<void> {
    this.#writing = undefined;
    const aside = `${this.#file}.${process.pid}`;
    try {
      await mkdir(dirname(this.#file), { recursive: true });
      await writeFile(aside, JSON.stringify(Object.fromEntries(known)));
      await rename(aside, this.#file);
    } catch (error) {
      this.#log.error("the colours of pictures cannot be written down", error);
    }
  }
}

/** What is written down about colours: now, and whenever more is there. Keeps no process alive. */
export async function watchColours(file: string, tell: (known: ReadonlyMap<string, string>) => void): Promise<void> {
  const read = async () => {
    const known = await readContents(file);
    tell(new Map(Array.from(known, ([picture, [, colours]]) => [picture, colours])));
  };
  watchFile(file, { interval: lookMs, persistent: false }, () => void read());
  await read();
}

/** Nothing when there is no such file yet, or when it is broken: every colour can be found out again. */
async function readContents(file: string): Promise<Contents> {
  try {
    return new Map(Object.entries(z.parse(contents, JSON.parse(await readFile(file, "utf8")))));
  } catch {
    return new Map();
  }
}
