import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Log } from "#server/process/log.ts";
import { changedAddresses, readSiteMap, type SiteMapEntries } from "../site-map-entries.ts";

export interface IndexNowOptions {
  /** What proves that the host is ours: the text at `/<key>.txt`. */
  key: string;
  /** Where search engines take it (https://www.indexnow.org/documentation). */
  endpoint: string;
  siteUrl: string;
  /** Where it is kept what they have been told, so that a restart forgets nothing. */
  file: string;
  /** The text at a path of ours; null where it could not be made. */
  read: (path: string) => Promise<string | null>;
  /** Whether no other machine tells the same; where machines count together. */
  mayTell?: ((batch: string) => Promise<boolean>) | undefined;
  log: Log;
  waits?: typeof usualWaits;
}

/** Saves of a minute go together. A scheduled article appears without a save: the map is looked at now and then anyway. */
const usualWaits = { togetherMs: 60_000, anywayMs: 15 * 60_000, retriesMs: [60_000, 5 * 60_000, 30 * 60_000] };
/** What one message may hold. */
const mostAddresses = 10_000;
const patienceMs = 10_000;

/**
 * Tells search engines which public addresses have changed, come or gone, as the site map says. Nobody waits for it, and
 * what could not be told after some tries goes with the next change.
 */
export class IndexNow {
  readonly #options: IndexNowOptions;
  readonly #waits: typeof usualWaits;
  readonly #ending = new AbortController();
  readonly #regular: NodeJS.Timeout;
  #next: NodeJS.Timeout | undefined;
  #tries = 0;
  /** After the last try: nothing is sent again by itself. */
  #hasGivenUp = false;
  /** The message that is this machine's to send. */
  #own: string | undefined;
  #telling = Promise.resolve();

  constructor(options: IndexNowOptions) {
    this.#options = options;
    this.#waits = options.waits ?? usualWaits;
    this.#regular = setInterval(() => this.#lookAnyway(), this.#waits.anywayMs).unref();
    // What has changed while nothing ran.
    this.noteChange();
  }

  /** The content may have changed. */
  noteChange(): void {
    this.#hasGivenUp = false;
    this.#tellAfter(this.#waits.togetherMs);
  }

  close(): void {
    clearInterval(this.#regular);
    clearTimeout(this.#next);
    this.#ending.abort();
  }

  #lookAnyway(): void {
    if (!this.#hasGivenUp) this.#tellAfter(0);
  }

  #tellAfter(ms: number): void {
    if (this.#next !== undefined || this.#ending.signal.aborted) return;
    this.#next = setTimeout(() => {
      this.#next = undefined;
      this.#telling = this.#telling.then(() => this.#tell());
    }, ms).unref();
  }

  async #tell(): Promise<void> {
    // Since this was to be looked at.
    if (this.#hasGivenUp) return;
    const { file, read, log } = this.#options;
    try {
      const now = await readSiteMap(read);
      if (now === null) throw new Error("the site map cannot be made");
      const before = await readTold(file);
      const changed = before === null ? [] : changedAddresses(before, now);
      for (let from = 0; from < changed.length; from += mostAddresses) {
        await this.#send(changed.slice(from, from + mostAddresses), now);
      }
      if (before === null || changed.length > 0) await keepTold(file, now);
      this.#tries = 0;
    } catch (error) {
      if (this.#ending.signal.aborted) return;
      const wait = error instanceof Refused ? undefined : this.#waits.retriesMs[this.#tries];
      log.error("search engines could not be told of changes", error, { again: wait !== undefined });
      this.#tries = wait === undefined ? 0 : this.#tries + 1;
      this.#hasGivenUp = wait === undefined;
      if (wait !== undefined) this.#tellAfter(wait);
    }
  }

  async #send(addresses: string[], now: SiteMapEntries): Promise<void> {
    const { key, endpoint, siteUrl, log } = this.#options;
    if (!(await this.#isOurs(digestOf(addresses, now)))) return;
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify({
        host: new URL(siteUrl).host,
        key,
        keyLocation: `${siteUrl}${keyPath(key)}`,
        urlList: addresses,
      }),
      redirect: "error",
      signal: AbortSignal.any([this.#ending.signal, AbortSignal.timeout(patienceMs)]),
    });
    await response.body?.cancel();
    if (response.ok) return log.info("search engines were told of changes", { addresses: addresses.length });
    const Failure = response.status < 500 && response.status !== 429 ? Refused : Error;
    throw new Failure(`${new URL(endpoint).host} answered ${response.status}`);
  }

  async #isOurs(message: string): Promise<boolean> {
    const { mayTell } = this.#options;
    if (!mayTell || this.#own === message) return true;
    const isOurs = await mayTell(message).catch(() => true);
    if (isOurs) this.#own = message;
    return isOurs;
  }
}

/** The same message again would be refused again. */
class Refused extends Error {}

/** Where the key stands. */
export function keyPath(key: string): string {
  return `/${key}.txt`;
}

/** The same for machines that saw the same change. */
function digestOf(addresses: readonly string[], now: SiteMapEntries): string {
  const told = addresses.map((address) => `${address} ${now.get(address) ?? "gone"}`);
  return createHash("sha256").update(told.toSorted().join("\n")).digest("base64url");
}

/** Null before the first time: what was there already is no news. */
async function readTold(file: string): Promise<SiteMapEntries | null> {
  try {
    const entries: [string, string][] = JSON.parse(await readFile(file, "utf8"));
    return new Map(entries);
  } catch {
    return null;
  }
}

async function keepTold(file: string, entries: SiteMapEntries): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify([...entries]));
  await rename(`${file}.new`, file);
}
