import { setTimeout as delay } from "node:timers/promises";
import type { Sql } from "postgres";
import { type Network, networksOf } from "#shared/networks-of.ts";
import { type AttemptLimits, type Attempts, widened } from "../auth/attempts.ts";
import { RestError } from "./rest-error.ts";

const inTenMinutes: AttemptLimits = { attempts: 20, windowMs: 10 * 60_000 };
const inADay: AttemptLimits = { attempts: 60, windowMs: 24 * 3_600_000 };
const mostAtOnce = 32;
const mostOfOneNetwork = 16;
/** Who is refused hears of it late: whoever floods over a few connections sends as many a second and no more. */
const refusalMs = 1_000;
const mostRefusals = 256;

/**
 * What people without an account write goes over connections of its own, so that a flood of it keeps nobody from
 * reading: so many at once, those of one network one after the other, twenty in ten minutes and sixty a day (what the
 * database takes in all is its own rule).
 */
export class StrangerWrites {
  readonly #sql: Sql;
  readonly #attempts: Attempts;
  readonly #turns = new Map<string, { waiting: number; last: Promise<unknown> }>();
  #underWay = 0;
  #refusals = 0;

  /** `attempts` too counts over `sql`, so that a flood keeps nobody from reading. */
  constructor(sql: Sql, attempts: Attempts) {
    this.#sql = sql;
    this.#attempts = attempts;
  }

  /** Throws 429 or 503. Without an address it is the site itself that asks, which has counted its visitor already. */
  async run<T>(address: string | undefined, write: (sql: Sql) => Promise<T>): Promise<T> {
    const networks = address === undefined ? [] : networksOf(address);
    // The widest: who has many lines stands in one queue.
    const network = networks.at(-1)?.name ?? null;
    const isFull = network !== null && (this.#turns.get(network)?.waiting ?? 0) >= mostOfOneNetwork;
    if (isFull || this.#underWay >= mostAtOnce) {
      throw await this.#refusal(503, "El servidor está ocupado. Inténtalo en un momento.");
    }
    this.#underWay += 1;
    try {
      if (network === null) return await write(this.#sql);
      const taken = await this.#inTurn(network, async () =>
        (await this.#isTooMuch(networks)) ? null : { answer: await write(this.#sql) },
      );
      if (taken) return taken.answer;
    } finally {
      this.#underWay -= 1;
    }
    throw await this.#refusal(429, "Demasiados envíos seguidos. Inténtalo dentro de unos minutos.");
  }

  async #inTurn<T>(network: string, work: () => Promise<T>): Promise<T> {
    const turn = this.#turns.get(network) ?? { waiting: 0, last: Promise.resolve() };
    this.#turns.set(network, turn);
    turn.waiting += 1;
    const mine = turn.last.then(work);
    turn.last = mine.catch(() => {});
    try {
      return await mine;
    } finally {
      turn.waiting -= 1;
      if (turn.waiting === 0) this.#turns.delete(network);
    }
  }

  async #isTooMuch(networks: readonly Network[]): Promise<boolean> {
    for (const it of networks) {
      if ((await this.#attempts.take(`write, minutes ${it.name}`, widened(inTenMinutes, it))) > 0) return true;
      if ((await this.#attempts.take(`write, day ${it.name}`, widened(inADay, it))) > 0) return true;
    }
    return false;
  }

  async #refusal(status: number, message: string): Promise<RestError> {
    if (this.#refusals < mostRefusals) {
      this.#refusals += 1;
      await delay(refusalMs, undefined, { ref: false });
      this.#refusals -= 1;
    }
    return new RestError({ status, code: `PT${status}`, message });
  }
}
