import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { OnceAtATime } from "#shared/once-at-a-time.ts";
import { pageOfShareCard } from "#shared/share-card.ts";
import { sendJson } from "../answers/send.ts";
import type { Log } from "../process/log.ts";
import { cardSize } from "./card-size.ts";
import type { FileCache } from "./file-cache.ts";
import type { FocalPoint, FocalPoints } from "./focal-points.ts";
import { type PictureResizer, ResizerIsFull, UnreadablePicture } from "./picture-resizer.ts";
import { type PictureSource, type PicturesWanted, SourceIsMissing } from "./picture-sources.ts";
import { type CardFacts, readCardFacts } from "./read-card-facts.ts";
import { sendMade } from "./send-made.ts";

/** Changes when the look of cards changes: what was drawn before is not used any more. */
const recipe = "2";

/** A shared link is looked at for weeks, and its address changes with what the card says. */
const caching = "public, max-age=86400, stale-while-revalidate=604800";

export interface ShareCardsOptions {
  /** The page at a path, as it is kept for everybody; null where there is none. */
  pageOf: (path: string) => Promise<string | null>;
  findSource: (picture: PicturesWanted) => Promise<PictureSource | null>;
  /** The folder of the build with the logos; null where there is none. */
  logos: () => string | null;
  focalPoints: Pick<FocalPoints, "all">;
  cache: FileCache;
  resizer: PictureResizer;
  log: Log;
}

/**
 * Answers `/cards/…`: the picture that networks and messengers show of a shared link. What it says is read from the page
 * itself, so that nobody can have cards drawn with words of their own. Drawn when it is first asked for, kept on disk;
 * a page never waits for it.
 */
export class ShareCards {
  readonly #options: ShareCardsOptions;
  readonly #underWay = new OnceAtATime<string, void>();

  constructor(options: ShareCardsOptions) {
    this.#options = options;
  }

  async answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const page = pageOfShareCard(path);
    const html = page === null ? null : await this.#options.pageOf(page);
    const facts = html === null ? null : readCardFacts(html);
    if (facts === null) return sendJson(response, 404, { error: "no page has this card" });
    try {
      await this.#send(request, response, facts);
    } catch (error) {
      if (!(error instanceof ResizerIsFull)) throw error;
      sendJson(response, 503, { error: error.message }, ["retry-after", "5"]);
    }
  }

  async #send(request: IncomingMessage, response: ServerResponse, facts: CardFacts): Promise<void> {
    const source = await this.#sourceOf(facts);
    const focal = await this.#focalOf(facts);
    const name = fileNameOf(facts, source, focal);
    const { cache } = this.#options;
    const make = () => this.#draw(name, facts, source, focal);
    await sendMade(request, response, { name, type: "image/jpeg", caching, cache, make });
  }

  async #sourceOf({ picture }: CardFacts): Promise<PictureSource | null> {
    return picture && this.#options.findSource({ ...picture, ...cardSize });
  }

  async #focalOf({ picture }: CardFacts): Promise<FocalPoint | undefined> {
    return picture ? (await this.#options.focalPoints.all()).get(`${picture.bucket}/${picture.name}`) : undefined;
  }

  async #draw(name: string, facts: CardFacts, source: PictureSource | null, focal?: FocalPoint): Promise<void> {
    const { title, line, kind } = facts;
    const { cache, resizer, log } = this.#options;
    const to = cache.pathOf(name);
    const logos = this.#options.logos();
    const draw = (from: string | null) => resizer.drawCard({ title, line, kind, from, focal, logos, to });
    await this.#underWay.run(name, async () => {
      try {
        await (source ? source.withFile(draw) : draw(null));
      } catch (error) {
        // A picture that is gone or broken is no reason to show none: the words stand on the ground alone.
        if (!(error instanceof UnreadablePicture || error instanceof SourceIsMissing) || !source) throw error;
        log.warn("a card goes without its picture", { title, reason: error.message });
        await draw(null);
      }
      await cache.add(name);
    });
  }
}

function fileNameOf(facts: CardFacts, source: PictureSource | null, focal?: FocalPoint): string {
  const round = focal ? [focal.x, focal.y] : [];
  const hash = createHash("sha256").update(JSON.stringify([recipe, facts, source?.version ?? null, ...round]));
  return `card-${hash.digest("hex").slice(0, 40)}.jpeg`;
}
