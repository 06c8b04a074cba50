import type { BlockList } from "node:net";
import { BoundedMap } from "#shared/bounded-map.ts";
import { networksOf } from "#shared/networks-of.ts";
import { type Asking, clientAddress } from "./client-address.ts";

/** Pages with a form that visitors send; a test holds it against the routes. */
export const hasForm = (url: string): boolean =>
  /^(\/[a-z]{2})?\/(contact|careers|partners|club\/[^/?]+\/visita|visita\/)/.test(url);

const mostKept = 10_000;

/**
 * When pages with forms were last given, by who asked: what is sent sooner after it than anybody reads is a program's.
 * A kept page cannot say it of itself (docs/decisions/0212), and needs no script to be timed this way.
 */
export class PagesGiven {
  readonly #ms: number;
  readonly #proxies: BlockList | undefined;
  readonly #given = new BoundedMap<string, number>(mostKept);

  constructor(env: { FORM_MIN_MS: number; TRUSTED_PROXIES?: BlockList | undefined }) {
    this.#ms = env.FORM_MIN_MS;
    this.#proxies = env.TRUSTED_PROXIES;
  }

  note(url: string, asking: Asking): void {
    if (this.#ms > 0 && hasForm(url)) this.#given.set(this.#keyOf(url, asking), performance.now());
  }

  /** Whether whoever sends this has been given its page a moment ago only. */
  hurries(url: string, asking: Asking): boolean {
    const given = this.#ms > 0 ? this.#given.get(this.#keyOf(url, asking)) : undefined;
    return given !== undefined && performance.now() - given < this.#ms;
  }

  #keyOf(url: string, asking: Asking): string {
    const [{ name }] = networksOf(clientAddress(asking, this.#proxies));
    return `${name} ${url.split("?", 1)[0]}`;
  }
}
