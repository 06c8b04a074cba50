import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import * as z from "zod/mini";
import type { Log } from "../process/log.ts";

/** Some 120 bytes each. Those learned longest ago go first. */
const mostPictures = 5_000;
const writeMs = 2_000;

/** By `<bucket>/<name>`: the version they were taken of, and the colours; an empty text for a picture that gets none. */
const contents = z.record(z.string(), z.tuple([z.string(), z.string().check(z.regex(/^(#[\da-f]{6},#[\da-f]{6})?$/))]));
type Contents = Map<string, [version: string, colours: string]>;

/** Colours that stand in for pictures while they load: each is found once, and again when the file changes. */
export class PictureColours {
  readonly #file: string;
  readonly #log: Log;
  readonly #underWay = new Set<string>();
  readonly #known: Promise<Contents>;
  #writing: NodeJS.Timeout | undefined;
  #tell = () => {};

  constructor(file: string, log: Log) {
    this.#file = file;
    this.#log = log;
    this.#known = readContents(file);
  }

  /** All that are known. */
  known(): Promise<ReadonlyMap<string, readonly [version: string, colours: string]>> {
    return this.#known;
  }

  /** Has whoever shows pictures told when there are more. */
  onMore(tell: () => void): void {
    this.#tell = tell;
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
    this.#tell();
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

/** Nothing when there is no such file yet, or when it is broken: every colour can be found out again. */
async function readContents(file: string): Promise<Contents> {
  try {
    return new Map(Object.entries(z.parse(contents, JSON.parse(await readFile(file, "utf8")))));
  } catch {
    return new Map();
  }
}
