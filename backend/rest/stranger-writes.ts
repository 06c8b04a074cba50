import type { Sql } from "postgres";
import { AttemptLimit } from "../auth/attempt-limit.ts";
import { networkOf } from "../auth/sign-in-limits.ts";
import { RestError } from "./rest-error.ts";

const mostAtOnce = 32;

/**
 * What people without an account write goes over connections of its own, so that a flood of it keeps nobody from
 * reading: so many at once, and twenty in ten minutes from one network (what the database takes in all is its own rule).
 */
export class StrangerWrites {
  readonly #sql: Sql;
  readonly #networks = new AttemptLimit({ attempts: 20, windowMs: 10 * 60_000 });
  #underWay = 0;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Throws 429 or 503. Without an address it is the site itself that asks, which has counted its visitor already. */
  async run<T>(address: string | undefined, write: (sql: Sql) => Promise<T>): Promise<T> {
    if (address !== undefined && this.#networks.take(networkOf(address), Date.now()) > 0) {
      throw refusal(429, "Demasiados envíos seguidos. Inténtalo dentro de unos minutos.");
    }
    if (this.#underWay >= mostAtOnce) throw refusal(503, "El servidor está ocupado. Inténtalo en un momento.");
    this.#underWay += 1;
    try {
      return await write(this.#sql);
    } finally {
      this.#underWay -= 1;
    }
  }
}

const refusal = (status: number, message: string) => new RestError({ status, code: `PT${status}`, message });
