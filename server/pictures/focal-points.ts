import * as z from "zod/mini";
import { settlesWithin } from "#shared/settles-within.ts";
import type { BackendLink } from "../backends/backend-link.ts";
import type { Log } from "../process/log.ts";

const hundredths = z.number().check(z.minimum(0), z.maximum(100));
const answered = z.record(z.string(), z.tuple([hundredths, hundredths]));

/** What no cut of a picture leaves out, in hundredths from the left and from above. */
export interface FocalPoint {
  x: number;
  y: number;
}
type Points = ReadonlyMap<string, FocalPoint>;

/** How long a picture or a page waits for what changed; then what was known before counts. */
const patienceMs = 1_000;

/** The points that staff have set: all of them in memory, read anew when the first is asked for after a change. */
export class FocalPoints {
  readonly #read: () => Promise<Points>;
  readonly #log: Log;
  #reading: Promise<void> | undefined;
  #known: Points = new Map();

  constructor(read: () => Promise<Points>, log: Log) {
    this.#read = read;
    this.#log = log;
  }

  /** The content has changed. */
  forget(): void {
    this.#reading = undefined;
  }

  /** By `<bucket>/<name>`. */
  async all(): Promise<Points> {
    this.#reading ??= this.#load();
    await settlesWithin(patienceMs, this.#reading);
    return this.#known;
  }

  async #load(): Promise<void> {
    try {
      this.#known = await this.#read();
    } catch (error) {
      this.#reading = undefined;
      this.#log.error("focal points could not be read; those known before are used", error);
    }
  }
}

/** All of them, as the backend says them to anybody. Rejects while it is away. */
export async function readFocalPoints(link: Pick<BackendLink, "url" | "publishableKey" | "fetch">): Promise<Points> {
  const { url, publishableKey, fetch } = link;
  const answer = await fetch(`${url}/rest/v1/rpc/all_focal_points`, {
    method: "POST",
    headers: { apikey: publishableKey, authorization: `Bearer ${publishableKey}`, "content-type": "application/json" },
    body: "{}",
  });
  if (!answer.ok) throw new Error(`focal points were answered ${answer.status}`);
  return new Map(Object.entries(answered.parse(await answer.json())).map(([name, [x, y]]) => [name, { x, y }]));
}
