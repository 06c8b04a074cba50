import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { OnceAtATime } from "#shared/once-at-a-time.ts";
import { sendJson } from "../answers/send.ts";
import type { Log } from "../process/log.ts";
import type { FileCache } from "./file-cache.ts";
import type { FocalPoint, FocalPoints } from "./focal-points.ts";
import { type PictureOrder, readPictureAddress } from "./picture-address.ts";
import type { PictureColours } from "./picture-colours.ts";
import { type PictureResizer, ResizerIsFull, UnreadablePicture } from "./picture-resizer.ts";
import { type PictureSource, SourceIsAway, SourceIsMissing } from "./picture-sources.ts";
import { safeHead, sendMade } from "./send-made.ts";

/** What stands where a video's still cannot be had: our own ground and the shape of a voice. Pages add the play mark. */
const drawnStill = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 16 9"><path fill="#20211D" d="M0 0h16v9H0z"/><path d="M5.75 4v1M6.5 3.4v2.2M7.25 2.6v3.8M8 1.8v5.4M8.75 2.6v3.8M9.5 3.4v2.2M10.25 4v1" stroke="#343430" stroke-width=".26"/></svg>',
);

/** Changes when the way pictures are made changes: what was made before is not used any more. */
const recipe = "2";

/** A stored file may be replaced under its name: browsers ask again after ten minutes, showing the old one meanwhile. */
const caching = "public, max-age=600, stale-while-revalidate=604800";

export interface PicturesOptions {
  findSource: (order: PictureOrder) => Promise<PictureSource | null>;
  cache: FileCache;
  resizer: PictureResizer;
  colours: PictureColours;
  /** What cuts are made round, where somebody has said. */
  focalPoints: Pick<FocalPoints, "all">;
  log: Log;
}

/** Answers `/pictures/…`: each width, shape and format is made once, kept on disk, and made again when the file changes. */
export class Pictures {
  readonly #options: PicturesOptions;
  readonly #underWay = new OnceAtATime<string, void>();

  constructor(options: PicturesOptions) {
    this.#options = options;
  }

  async answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const order = readPictureAddress(path);
    if (typeof order === "string") return sendJson(response, 400, { error: order });
    if (/\.svg$/i.test(order.name)) return passThrough(response, order);
    try {
      const source = await this.#options.findSource(order);
      if (!source) return sendNone(response, 404);
      await this.#sendMade(request, response, order, source);
    } catch (error) {
      this.#sendInstead(request, response, order, error);
    }
  }

  async #sendMade(request: IncomingMessage, response: ServerResponse, order: PictureOrder, source: PictureSource) {
    const focal = order.height === null ? undefined : await this.#focalOf(order);
    const name = fileNameOf(order, source, focal);
    const { cache } = this.#options;
    const make = () => this.#make(name, order, source, focal);
    const isSent = await sendMade(request, response, { name, type: `image/${order.format}`, caching, cache, make });
    if (isSent) this.#learnColours(name, order, source);
  }

  async #focalOf({ bucket, name }: PictureOrder): Promise<FocalPoint | undefined> {
    return (await this.#options.focalPoints.all()).get(`${bucket}/${name}`);
  }

  /** From what was made anyway: small, and whatever host the original lies on. A JPEG does not say what was open in it. */
  #learnColours(name: string, { bucket, name: file, format }: PictureOrder, { version }: PictureSource): void {
    if (format === "jpeg") return;
    const { cache, colours, resizer } = this.#options;
    // Whoever asks for the picture next brings it here again.
    colours.learn(`${bucket}/${file}`, version, () => resizer.colours(cache.pathOf(name))).catch(() => undefined);
  }

  /** Whoever asks for a picture that is being made waits for that one. */
  #make(name: string, order: PictureOrder, source: PictureSource, focal?: FocalPoint): Promise<void> {
    const { cache, resizer } = this.#options;
    const { width, height, format } = order;
    return this.#underWay.run(name, async () => {
      await source.withFile((from) => resizer.resize({ from, to: cache.pathOf(name), width, height, format, focal }));
      await cache.add(name);
    });
  }

  #sendInstead(request: IncomingMessage, response: ServerResponse, order: PictureOrder, error: unknown): void {
    const { bucket, name } = order;
    if (error instanceof ResizerIsFull) sendJson(response, 503, { error: error.message }, ["retry-after", "5"]);
    else if (error instanceof SourceIsAway) {
      this.#options.log.warn("a picture does not come", { bucket, name, reason: String(error.cause) });
      sendJson(response, 503, { error: error.message }, ["retry-after", "5"]);
    } else if (error instanceof UnreadablePicture) {
      this.#options.log.warn("a picture cannot be read", { bucket, name, reason: error.message });
      sendNone(response, 422);
    } else if (!(error instanceof SourceIsMissing)) throw error;
    else if (bucket === "video") sendStill(request, response);
    else sendNone(response, 404);
  }
}

function fileNameOf(order: PictureOrder, { version }: PictureSource, focal?: FocalPoint): string {
  const { bucket, name, width, height, format } = order;
  const round = focal ? [focal.x, focal.y] : [];
  const hash = createHash("sha256").update(JSON.stringify([recipe, bucket, name, version, width, height, ...round]));
  return `${hash.digest("hex").slice(0, 40)}.${format}`;
}

/** A drawing needs no width: it is sent as it was stored. */
function passThrough(response: ServerResponse, { bucket, name }: PictureOrder): void {
  const path = name.split("/").map(encodeURIComponent).join("/");
  const location = bucket === "site" ? `/${path}` : `/storage/v1/object/public/${bucket}/${path}`;
  response.writeHead(302, ["location", location, "cache-control", "no-cache", "content-length", "0"]);
  response.end();
}

/** Soon asked again: the reason may have passed. */
const briefly = ["cache-control", "public, max-age=60"];

/** No picture: a browser shows one whatever the status beside it, and the page's own stand-in waits for a failure. */
function sendNone(response: ServerResponse, status: 404 | 422): void {
  const reason = Buffer.from(status === 404 ? "There is no such picture.\n" : "The picture cannot be read.\n");
  response.writeHead(status, [...briefly, ...safeHead("text/plain; charset=utf-8", reason.length)]);
  response.end(reason);
}

function sendStill(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, [...briefly, ...safeHead("image/svg+xml", drawnStill.length)]);
  response.end(request.method === "HEAD" ? undefined : drawnStill);
}
