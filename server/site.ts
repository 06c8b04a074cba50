import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { AppModule, AppSource } from "./app-module.ts";
import { Assets } from "./assets.ts";
import type { BackendLink } from "./backend-link.ts";
import { clientAddress } from "./client-address.ts";
import type { Env } from "./env.ts";
import { FileCache } from "./file-cache.ts";
import { Front } from "./front.ts";
import { inlineStyles } from "./inline-styles.ts";
import type { Log } from "./log.ts";
import { PageAddresses } from "./page-addresses.ts";
import { PageCache, type Rendering } from "./page-cache.ts";
import { PageStore } from "./page-store.ts";
import { PictureResizer } from "./picture-resizer.ts";
import { createPictureSources } from "./picture-sources.ts";
import { Pictures } from "./pictures.ts";
import { RateLimit } from "./rate-limit.ts";
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
}

export interface Site {
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** Renders the public pages before anyone asks; resolves when done. */
  warm(): Promise<void>;
  /** Null in development. */
  cache: PageCache | null;
  close(): void;
}

const mostPictureBytes = 512 * 2 ** 20;

/** Puts the parts together: what the app renders, what the backend answers, and what is kept of it. */
export function createSite({ env, log, backend, app, assetsFolder }: SiteOptions): Site {
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
    log,
  });
  const ready = "built" in app ? keepPages(app.built) : null;
  backend.onChange(() => {
    reads.forget();
    ready?.cache.outdate();
  });
  const front = new Front({
    ready,
    renderer,
    backend,
    pictures,
    limits: new RateLimit(),
    siteUrl: env.SITE_URL,
    addressOf: (request) => clientAddress(request, env.TRUSTED_PROXIES),
    log,
  });
  return {
    answer: front.answer,
    async warm() {
      if (ready) await warm(ready.cache, ready.addresses, log);
    },
    cache: ready?.cache ?? null,
    close: () => resizer.close(),
  };

  async function renderReady(path: string): Promise<Rendering> {
    const { isComplete, source } = await renderer.renderWhole(path);
    return { isComplete, source: await inlineStyles(source, assets) };
  }

  function keepPages({ routes }: AppModule) {
    return {
      cache: new PageCache({
        render: renderReady,
        log,
        store: new PageStore(join(env.DATA_DIR, "cache/pages"), log),
      }),
      addresses: new PageAddresses(routes),
      assets,
    };
  }
}
