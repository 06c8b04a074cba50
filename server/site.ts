import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { AppSource } from "./app-module.ts";
import { Assets } from "./assets.ts";
import type { BackendLink } from "./backend-link.ts";
import type { Env } from "./env.ts";
import { FileCache } from "./file-cache.ts";
import { Front } from "./front.ts";
import { createLiveAnswers } from "./live-answers.ts";
import type { Log } from "./log.ts";
import type { PageCache } from "./page-cache.ts";
import { colourFile, PictureColours } from "./picture-colours.ts";
import { PictureResizer } from "./picture-resizer.ts";
import { createPictureSources } from "./picture-sources.ts";
import { Pictures } from "./pictures.ts";
import { RateLimit } from "./rate-limit.ts";
import type { AnswerAtOnce } from "./ready-connections.ts";
import { openReadyPages } from "./ready-pages.ts";
import { createRenderer } from "./renderer.ts";
import { shareReads } from "./shared-reads.ts";
import { allowedOrigins, siteConfig, siteUrlOf } from "./site-config.ts";
import { VideoStills } from "./video-stills.ts";
import { warm } from "./warm.ts";

export interface SiteOptions {
  env: Env;
  log: Log;
  backend: BackendLink;
  app: AppSource;
  /** The client build. */
  assetsFolder: string;
  /** Whose request it is. */
  addressOf: (request: IncomingMessage) => string;
}

export interface Site {
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** What it sends without asking further; undefined in development. */
  answerAtOnce: AnswerAtOnce | undefined;
  /** Renders the public pages before anyone asks; resolves when done. */
  warm(): Promise<void>;
  /** Null in development. */
  cache: PageCache | null;
  close(): void;
}

const mostPictureBytes = 512 * 2 ** 20;

/** Puts the parts together: what the app renders, what the backend answers, and what is kept of it. */
export function createSite({ env, log, backend, app, assetsFolder, addressOf }: SiteOptions): Site {
  const reads = shareReads(backend.fetch);
  const renderer = createRenderer({
    app: "built" in app ? async () => app.built : app.fresh,
    origin: siteUrlOf(env),
    backend: { url: backend.url, key: backend.publishableKey, fetch: reads.fetch },
    config: siteConfig(env, backend.publishableKey),
    allowed: allowedOrigins(env),
    log,
  });
  const assets = new Assets(assetsFolder);
  const resizer = new PictureResizer();
  const pictures = new Pictures({
    findSource: createPictureSources({
      backend,
      siteFile: (path) => assets.pathOf(path),
      stills: new VideoStills(env.VIDEO_STILL_ORIGIN),
    }),
    cache: new FileCache(join(env.DATA_DIR, "cache/pictures"), mostPictureBytes),
    resizer,
    colours: new PictureColours(colourFile(env.DATA_DIR), log),
    log,
  });
  const ready = "built" in app ? openReadyPages({ env, log, routes: app.built.routes, renderer, assets }) : null;
  backend.onChange(() => {
    reads.forget();
    ready?.cache.outdate();
  });
  const rest = createLiveAnswers({
    ...{ renderer, backend, pictures, addressOf },
    limits: new RateLimit(),
    siteUrl: env.SITE_URL,
  });
  const front = new Front({ ready, renderer, rest, log });
  return {
    answer: front.answer,
    answerAtOnce: ready ? front.answerAtOnce : undefined,
    async warm() {
      if (ready) await warm(ready.cache, ready.addresses, log);
    },
    cache: ready?.cache ?? null,
    close: () => resizer.close(),
  };
}
