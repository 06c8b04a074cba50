import { BoundedMap } from "#shared/bounded-map.ts";

const keptTexts = 200;
const watchedTexts = 1000;
const longestText = 4000;
const timesUntilKept = 3;

/**
 * Tells which statements come often enough to be prepared. A prepared statement stays on every connection that has
 * seen it, so their number is bounded: a stranger who asks in ever new ways fills neither our memory nor PostgreSQL's.
 */
export class RepeatedTexts {
  readonly #kept = new Set<string>();
  readonly #seen = new BoundedMap<string, number>(watchedTexts);

  isRepeated(text: string): boolean {
    if (this.#kept.has(text)) return true;
    if (this.#kept.size >= keptTexts || text.length > longestText) return false;
    const times = (this.#seen.get(text) ?? 0) + 1;
    this.#seen.set(text, times);
    if (times < timesUntilKept) return false;
    this.#seen.delete(text);
    this.#kept.add(text);
    return true;
  }
}
