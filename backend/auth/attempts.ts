import { createHmac } from "node:crypto";
import type { Sql } from "postgres";
import { BoundedMap } from "#shared/bounded-map.ts";
import type { Network } from "#shared/networks-of.ts";

export interface AttemptLimits {
  attempts: number;
  windowMs: number;
  /** A window that follows a used-up one at once is twice as long, up to this. */
  longestMs?: number;
}

/** What is allowed to one line, for a network of many. */
export const widened = ({ attempts, windowMs }: AttemptLimits, { times, slower }: Network): AttemptLimits => ({
  attempts: attempts * times,
  windowMs: windowMs * slower,
});

/** Who was refused is refused again for so long without asking: a flood costs the database one question a second. */
const rememberedMs = 1_000;
const mostRemembered = 10_000;

/**
 * So many attempts per key and window, counted in the database: by all machines and processes on it together
 * (docs/decisions/0500). Attempts are taken before the work and given back when it turns out well, so that guesses sent
 * at once count too. Keys are stored as digests that only the holder of `secret` can make.
 */
export class Attempts {
  readonly #sql: Sql;
  readonly #secret: string;
  readonly #refused = new BoundedMap<string, { askAgainAt: number; endsAt: number }>(mostRemembered);

  constructor(sql: Sql, secret: string) {
    this.#sql = sql;
    this.#secret = secret;
  }

  /** Takes one attempt; the milliseconds to wait when none is left, else 0. */
  async take(name: string, { attempts, windowMs, longestMs = windowMs }: AttemptLimits): Promise<number> {
    const key = this.#keyOf(name);
    const refused = this.#refused.get(key);
    if (refused && refused.askAgainAt > Date.now()) return Math.max(1, refused.endsAt - Date.now());
    const [row] = await this.#sql<{ waitMs: string }[]>`
      with clock as (select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms),
      taken as (
        insert into private.attempts as known (key, taken, window_ms, began_ms)
        select ${key}, 1, ${windowMs}, ms from clock
        on conflict (key) do update set
          taken = case when known.ends_ms > excluded.began_ms then known.taken + 1 else 1 end,
          began_ms = case when known.ends_ms > excluded.began_ms then known.began_ms else excluded.began_ms end,
          window_ms = case
            when known.ends_ms > excluded.began_ms then known.window_ms
            when known.taken >= ${attempts} and excluded.began_ms < known.ends_ms + known.window_ms
              then least(2 * known.window_ms, ${longestMs})
            else excluded.window_ms end
        where known.taken < ${attempts} or known.ends_ms <= excluded.began_ms
        returning 1
      )
      select case when exists (select from taken) then 0
        -- The row that refused may be so young that this statement does not see it.
        else greatest(1, coalesce((select ends_ms from private.attempts where key = ${key}) - ms, ${windowMs})) end as "waitMs"
      from clock`;
    const waitMs = Number(row?.waitMs);
    const now = Date.now();
    if (waitMs > 0) this.#refused.set(key, { askAgainAt: now + Math.min(waitMs, rememberedMs), endsAt: now + waitMs });
    return waitMs;
  }

  /** Returns an attempt that was no guess. A database that is away keeps the count: nothing else hangs on it. */
  async giveBack(name: string): Promise<void> {
    const key = this.#keyOf(name);
    this.#refused.delete(key);
    await this.#sql`update private.attempts set taken = taken - 1 where key = ${key} and taken > 0`.catch(() => {});
  }

  /** Windows that are over and would not lengthen another one. */
  async forgetOld(): Promise<void> {
    await this.#sql`
      delete from private.attempts where ends_ms + window_ms < extract(epoch from clock_timestamp()) * 1000`;
  }

  #keyOf(name: string): string {
    return createHmac("sha256", this.#secret).update(`attempts:${name}`).digest("base64url");
  }
}
