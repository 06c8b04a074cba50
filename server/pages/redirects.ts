import * as z from "zod/mini";
import { addressPath } from "#domain/links/redirects.ts";
import { settlesWithin } from "#shared/settles-within.ts";
import type { BackendLink } from "../backends/backend-link.ts";
import type { Log } from "../process/log.ts";

const answered = z.record(
  z.string(),
  z.object({ status: z.enum(["301", "302", "410"]), leads_to: z.nullable(z.string()) }),
);

type Ways = z.infer<typeof answered>;

/** How long whoever asks waits for what changed; then what was known before counts. */
const patienceMs = 1_000;

/** The addresses that staff lead elsewhere: all of them in memory, read anew when the first is asked for after a change. */
export class Redirects {
  readonly #read: () => Promise<Ways>;
  readonly #log: Log;
  #reading: Promise<void> | undefined;
  #known: Ways = {};

  constructor(read: () => Promise<Ways>, log: Log) {
    this.#read = read;
    this.#log = log;
  }

  /** The content has changed. */
  forget(): void {
    this.#reading = undefined;
  }

  /** Where an address leads that has no page. */
  async at(url: string): Promise<Ways[string] | undefined> {
    const path = addressPath(url);
    if (!path) return undefined;
    this.#reading ??= this.#load();
    await settlesWithin(patienceMs, this.#reading);
    return Object.hasOwn(this.#known, path) ? this.#known[path] : undefined;
  }

  async #load(): Promise<void> {
    try {
      this.#known = await this.#read();
    } catch (error) {
      this.#reading = undefined;
      this.#log.error("redirects could not be read; those known before are used", error);
    }
  }
}

/** All of them, as the backend says them to anybody. Rejects while it is away. */
export async function readRedirects(link: Pick<BackendLink, "url" | "publishableKey" | "fetch">): Promise<Ways> {
  const { url, publishableKey, fetch } = link;
  const answer = await fetch(`${url}/rest/v1/rpc/all_redirects`, {
    method: "POST",
    headers: { apikey: publishableKey, authorization: `Bearer ${publishableKey}`, "content-type": "application/json" },
    body: "{}",
  });
  if (!answer.ok) throw new Error(`redirects were answered ${answer.status}`);
  return answered.parse(await answer.json());
}
