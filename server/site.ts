import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, join } from "node:path";
import { Assets } from "./answers/assets.ts";
import type { BackendLink } from "./backends/backend-link.ts";
import { shareReads } from "./backends/shared-reads.ts";
import { createLiveAnswers } from "./create-live-answers.ts";
import { PagesGiven } from "./http/pages-given.ts";
import { RateLimit } from "./http/rate-limit.ts";
import type { RequestWatch } from "./http/request-watch.ts";
import { RequestsUnderWay } from "./http/requests-under-way.ts";
import type { AppSource } from "./pages/app-module.ts";
import { keptPage } from "./pages/cache/kept-page.ts";
import type { PageCache } from "./pages/cache/page-cache.ts";
import { pageMetrics } from "./pages/cache/page-metrics.ts";
import { warm } from "./pages/cache/warm.ts";
import { EdgePurge } from "./pages/edge/edge-purge.ts";
import { keyNote } from "./pages/edge/key-note.ts";
import { openIndexNow } from "./pages/edge/open-index-now.ts";
import { purgeCall } from "./pages/edge/purge-call.ts";
import { Front } from "./pages/front.ts";
import { openReadyPages } from "./pages/open-ready-pages.ts";
import { readChanged } from "./pages/read-changed.ts";
import { createRenderer } from "./pages/renderer.ts";
import { allowedOrigins, siteConfig, siteUrlOf } from "./pages/site-config.ts";
import { FileCache } from "./pictures/file-cache.ts";
import { FocalPoints, readFocalPoints } from "./pictures/focal-points.ts";
import { isShownVideo } from "./pictures/is-shown-video.ts";
import { PictureColours } from "./pictures/picture-colours.ts";
import { PictureResizer } from "./pictures/picture-resizer.ts";
import { createPictureSources } from "./pictures/picture-sources.ts";
import { Pictures } from "./pictures/pictures.ts";
import { ShareCards } from "./pictures/share-cards.ts";
import { VideoStills } from "./pictures/video-stills.ts";
import type { Env } from "./process/env.ts";
import type { Log } from "./process/log.ts";
import type { Metric } from "./process/metric.ts";
import { seldom } from "./process/seldom.ts";
import type { AnswerAtOnce } from "./ready-connections/ready-connections.ts";

export interface SiteOptions {
  env: Env;
  log: Log;
  backend: BackendLink;
  app: AppSource;
  /** The client build. */
  assetsFolder: string;
  /** Whose request it is. */
  addressOf: (request: IncomingMessage) => string;
  /** What is noted of requests. */
  watch: RequestWatch;
}

export interface Site {
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** What it sends without asking further; undefined in development. */
  answerAtOnce: AnswerAtOnce | undefined;
  /** Renders the public pages before anyone asks; resolves when done. */
  warm(): Promise<void>;
  /** Figures of what it does now and has done. */
  metrics(): Metric[];
  /** Null in development. */
  cache: PageCache | null;
  close(): void;
}

const mostPictureBytes = 512 * 2 ** 20;

/** Puts the parts together: what the app renders, what the backend answers, and what is kept of it. */
export function createSite({ env, log, backend, app, assetsFolder, addressOf, watch }: SiteOptions): Site {
  const reads = shareReads(backend.fetch);
  const renderer = openRenderer({ env, log, backend, app }, reads);
  const assets = new Assets(assetsFolder);
  const resizer = new PictureResizer({ effort: env.PICTURE_EFFORT, mostWaiting: env.MAX_PICTURES_WAITING });
  const stills = new VideoStills(env.VIDEO_STILL_ORIGIN, (id) => isShownVideo(backend, id));
  const findSource = createPictureSources({ backend, siteFile: (path) => assets.pathOf(path), stills });
  const shared = { ...backend, fetch: reads.fetch };
  const focalPoints = new FocalPoints(() => readFocalPoints(shared), seldom(log));
  const colours = new PictureColours(join(env.DATA_DIR, "cache/picture-colours.json"), log);
  const cache = new FileCache(join(env.DATA_DIR, "cache/pictures"), mostPictureBytes);
  const ready =
    "built" in app
      ? openReadyPages({ env, log, app: app.built, renderer, assets, backend: shared, focalPoints, colours })
      : null;
  const cards = new ShareCards({
    pageOf: async (path) => (ready ? keptPage(ready, path) : (await renderer.renderWhole(path)).source.body.toString()),
    findSource,
    logos: () => folderOf(assets.pathOf("/logo/nine-fitness-white.svg")),
    focalPoints,
    cache,
    resizer,
    log,
  });
  const indexNow = ready && openIndexNow({ env, log, backend, ready });
  const edge = openEdge(env, backend, log);
  backend.onChange(() => {
    reads.forget();
    renderer.forget();
    if ("built" in app) app.built.forget();
    focalPoints.forget();
    ready?.cache.outdate();
    ready?.redirects.forget();
    indexNow?.noteChange();
    edge?.changed();
  });
  // A new release may say the same otherwise, and nobody knows what changed before this process.
  edge?.changed();
  reads.onRecovery(() => ready?.cache.retry());
  focalPoints.onCaughtUp(() => ready?.cache.outdate());
  const underWay = new RequestsUnderWay({ most: env.MAX_REQUESTS, mostPerAddress: env.MAX_PER_ADDRESS });
  const given = new PagesGiven(env);
  const rest = createLiveAnswers({
    renderer,
    backend,
    pictures: new Pictures({ findSource, cache, resizer, colours, focalPoints, log }),
    cards,
    addressOf,
    hurries: (request) => given.hurries(request.url ?? "/", request),
    log,
    pages: ready?.cache ?? null,
    limits: new RateLimit(),
    underWay,
    siteUrl: env.SITE_URL,
  });
  const ending = new AbortController();
  const front = new Front({ ready, renderer, rest, watch, given, note: keyNote(env), log });
  return {
    answer: front.answer,
    answerAtOnce: ready && !watch.seesAll ? front.answerAtOnce : undefined,
    async warm() {
      // A link is shared soon after a release: its card does not wait for a process to start as well.
      if (ready) resizer.wake();
      if (ready) await warm(ready.cache, ready.addresses, log, ending.signal);
    },
    metrics: () => [
      ...(watch.counts?.metrics ?? []),
      ...pageMetrics({ renderer, reads, cache: ready?.cache, underWay, resizer, pool: backend.pool?.() }),
    ],
    cache: ready?.cache ?? null,
    close() {
      ending.abort();
      indexNow?.close();
      edge?.close();
      resizer.close();
    },
  };
}

const folderOf = (path: string | null) => path && dirname(path);

function openRenderer(
  { env, log, backend, app }: Pick<SiteOptions, "env" | "log" | "backend" | "app">,
  reads: ReturnType<typeof shareReads>,
) {
  return createRenderer({
    app: "built" in app ? async () => app.built : app.fresh,
    origin: siteUrlOf(env),
    backend: { url: backend.url, key: backend.publishableKey, fetch: reads.fetch },
    config: siteConfig(env, backend.publishableKey),
    allowed: allowedOrigins(env),
    edge: env.EDGE,
    limits: { atOnce: env.MAX_RENDERS, mayWait: env.MAX_RENDERS_WAITING },
    onMoment: () => reads.forget(),
    log: seldom(log),
  });
}

/** Tells the CDN of changes, where there is one. */
function openEdge(env: Env, backend: BackendLink, log: Log): EdgePurge | undefined {
  const purge = purgeCall(env);
  return purge && new EdgePurge({ purge, readChanged: () => readChanged(backend), log });
}
