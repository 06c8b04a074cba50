import { BoundedMap } from "#shared/bounded-map.ts";
import { fetchPicture } from "./fetch-picture.ts";

/** Best first: not every video has the largest still (architecture 33). */
const sizes = ["maxresdefault", "sddefault", "hqdefault"];
const rememberedMs = 60_000;
const mostRemembered = 50;

/**
 * Stills of videos, fetched by us so that no visitor contacts the video's host. What was found, or not found, is
 * remembered for a minute: one video is asked for in many widths at once.
 */
export class VideoStills {
  readonly #origin: string;
  readonly #isKnown: (id: string) => Promise<boolean>;
  readonly #remembered = new BoundedMap<string, Promise<Buffer | null>>(mostRemembered);

  /** `isKnown`: whether a page shows this video. Nobody else's are fetched, or anybody could have us ask for anything. */
  constructor(origin: string, isKnown: (id: string) => Promise<boolean>) {
    this.#origin = origin;
    this.#isKnown = isKnown;
  }

  /** The bytes of the best still there is, or null when there is none, no page shows it, or its host does not answer. */
  async find(id: string): Promise<Buffer | null> {
    if (!this.#remembered.get(id) && !(await this.#isKnown(id).catch(() => false))) return null;
    const known = this.#remembered.get(id);
    if (known) return known;
    const still = this.#fetchBest(id).catch(() => null);
    this.#remembered.set(id, still);
    setTimeout(() => this.#remembered.delete(id), rememberedMs).unref();
    return still;
  }

  async #fetchBest(id: string): Promise<Buffer | null> {
    for (const size of sizes) {
      const bytes = await fetchPicture(`${this.#origin}/vi/${id}/${size}.jpg`);
      if (bytes) return bytes;
    }
    return null;
  }
}
