import { BoundedMap } from "#shared/bounded-map.ts";
import type { PageSource } from "../answers/page.ts";
import type { FocalPoint, FocalPoints } from "../pictures/focal-points.ts";
import { readPictureAddress } from "../pictures/picture-address.ts";
import type { PictureColours } from "../pictures/picture-colours.ts";
import { readCardFacts } from "../pictures/read-card-facts.ts";

const mostWaiting = 1_000;
const ourPicture = /<img src="(\/pictures\/[^"]+)"/g;
const ourCut = /\/pictures\/\d+-\d+x\d+\.[a-z]+\/[^"\s]+/g;
const cardAddress = /(?<=<meta property="og:image" content="[^"]*)(?=")/;

/**
 * Pages whose pictures stand in their frames as the point that staff have set for them asks, and show two of their
 * colours until they are there (app/ui/pictures/pictures.css). A page rendered before all
 * of them are known goes without, and is rendered once more when there is more to show.
 */
export class PaintedPages {
  readonly #refresh: (key: string) => Promise<void>;
  readonly #focalPoints: Pick<FocalPoints, "all">;
  readonly #colours: Pick<PictureColours, "known" | "onMore">;
  /** By key of a page: its pictures without colours. */
  readonly #waiting = new BoundedMap<string, readonly string[]>(mostWaiting);
  #refreshing: Promise<void> = Promise.resolve();

  constructor(
    colours: Pick<PictureColours, "known" | "onMore">,
    focalPoints: Pick<FocalPoints, "all">,
    refresh: (key: string) => Promise<void>,
  ) {
    this.#colours = colours;
    this.#focalPoints = focalPoints;
    this.#refresh = refresh;
    colours.onMore(() => {
      this.#refreshing = this.#refreshing.then(() => this.#refreshAll());
    });
  }

  /** The page with the colours that are known by now. */
  async paint(key: string, source: PageSource): Promise<PageSource> {
    const known = await this.#colours.known();
    const points = await this.#focalPoints.all();
    const unknown: string[] = [];
    const html = source.body.toString().replaceAll(ourPicture, (all, address: string) => {
      const picture = pictureOf(address);
      const colours = picture && known.get(picture)?.[1];
      if (picture && colours === undefined) unknown.push(picture);
      const focal = picture && points.get(picture);
      const style = [colours && `--paint:${colours}`, focal && `object-position:${focal.x}% ${focal.y}%`].filter(
        Boolean,
      );
      return style.length > 0 ? all.replace("<img", `<img style="${style.join(";")}"`) : all;
    });
    if (source.status === 200) this.#wait(key, unknown);
    return { ...source, body: Buffer.from(points.size === 0 ? html : markCuts(html, points)) };
  }

  #wait(key: string, unknown: readonly string[]): void {
    if (unknown.length > 0) this.#waiting.set(key, unknown);
    else this.#waiting.delete(key);
  }

  /** One after the other, so that visitors come first. */
  async #refreshAll(): Promise<void> {
    const known = await this.#colours.known();
    for (const [key, unknown] of [...this.#waiting]) {
      if (!unknown.some((picture) => known.has(picture))) continue;
      // Whoever asks for it from now on has it rendered anew, if the cache has let go of it.
      if (this.#waiting.get(key) === unknown) this.#waiting.delete(key);
      // What keeps a page from being rendered is reported by the cache.
      await this.#refresh(key).catch(() => undefined);
    }
  }
}

/** What is cut round a point has an address that says so: no cache shows another cut. */
function markCuts(html: string, points: ReadonlyMap<string, FocalPoint>): string {
  const marked = html.replaceAll(ourCut, (address) => {
    const focal = points.get(pictureOf(address) ?? "");
    return focal ? `${address}?at=${focal.x}-${focal.y}` : address;
  });
  const picture = readCardFacts(html)?.picture;
  const focal = picture && points.get(`${picture.bucket}/${picture.name}`);
  return focal ? marked.replace(cardAddress, `-${focal.x}-${focal.y}`) : marked;
}

function pictureOf(address: string): string | null {
  const order = readPictureAddress(address.replaceAll("&amp;", "&").replaceAll("&#x27;", "'"));
  return typeof order === "string" ? null : `${order.bucket}/${order.name}`;
}
