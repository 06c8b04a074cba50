import { isIPv4, isIPv6 } from "node:net";
import { AttemptLimit } from "./attempt-limit.ts";

const windowMs = 10 * 60_000;
const longestMs = 6 * 3_600_000;

/**
 * How many wrong passwords are heard out. Three counts, so that a stranger who guesses from afar is stopped without
 * shutting the owner of the account out of her own club: one account from one network, one network for any account,
 * and one account from anywhere; those of an account grow. A browser in which the owner has signed in before has a count
 * of its own and is asked for no other.
 */
export class SignInLimits {
  readonly #pairs = new AttemptLimit({ attempts: 10, windowMs, longestMs });
  readonly #networks = new AttemptLimit({ attempts: 30, windowMs });
  readonly #accounts = new AttemptLimit({ attempts: 100, windowMs, longestMs });
  readonly #devices = new AttemptLimit({ attempts: 10, windowMs, longestMs });

  /** Counts an attempt; gives the way to take it back when it succeeds, or the seconds to wait. */
  attempt(
    email: string,
    { address, device = null }: { address: string; device?: string | null },
    now: number,
  ): { undo: () => void } | { retryAfter: number } {
    const network = networkOf(address);
    const counts: [AttemptLimit, string][] = device
      ? [[this.#devices, `${device} ${email}`]]
      : [
          [this.#networks, network],
          [this.#pairs, `${network} ${email}`],
          [this.#accounts, email],
        ];
    const taken: [AttemptLimit, string][] = [];
    const undo = () => {
      for (const [limit, key] of taken) limit.giveBack(key);
    };
    for (const [limit, key] of counts) {
      const wait = limit.take(key, now);
      if (wait > 0) {
        undo();
        return { retryAfter: Math.ceil(wait / 1000) };
      }
      taken.push([limit, key]);
    }
    return { undo };
  }
}

/** What counts as one place: an IPv4 address, or the /64 that one IPv6 subscriber gets (RFC 6177). */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("%", 1)[0]?.split("::") ?? [];
  const first = head === "" ? [] : head.split(":");
  const last = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<string>(zeros).fill("0"), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
