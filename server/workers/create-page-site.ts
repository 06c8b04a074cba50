import { Assets } from "../answers/assets.ts";
import { shareReads } from "../backends/shared-reads.ts";
import { PagesGiven } from "../http/pages-given.ts";
import type { RequestWatch } from "../http/request-watch.ts";
import type { AppSource } from "../pages/app-module.ts";
import { pageMetrics } from "../pages/cache/page-metrics.ts";
import { warm } from "../pages/cache/warm.ts";
import { keyNote } from "../pages/edge/key-note.ts";
import { type Answer, Front } from "../pages/front.ts";
import { openReadyPages } from "../pages/open-ready-pages.ts";
import { createRenderer } from "../pages/renderer.ts";
import { allowedOrigins, siteConfig, siteUrlOf } from "../pages/site-config.ts";
import { FocalPoints, readFocalPoints } from "../pictures/focal-points.ts";
import type { Env } from "../process/env.ts";
import type { Log } from "../process/log.ts";
import { seldom } from "../process/seldom.ts";
import type { OwnerLink } from "./owner-link.ts";

interface PageSiteOptions {
  env: Env;
  log: Log;
  owner: OwnerLink;
  watch: RequestWatch;
  app: AppSource;
  /** The client build. */
  assetsFolder: string;
}

/** The part of the site that a page process answers by itself: public pages and files. The owner answers the rest. */
export function createPageSite({ env, log, owner, app, assetsFolder, watch }: PageSiteOptions) {
  if (!("built" in app)) throw new Error("Several processes serve the built site only.");
  const { built } = app;
  const reads = shareReads(owner.fetch);
  const renderer = createRenderer({
    app: async () => built,
    origin: siteUrlOf(env),
    backend: { url: owner.url, key: owner.publishableKey, fetch: reads.fetch },
    config: siteConfig(env, owner.publishableKey),
    allowed: allowedOrigins(env),
    limits: { atOnce: env.MAX_RENDERS, mayWait: env.MAX_RENDERS_WAITING },
    onMoment: () => reads.forget(),
    log: seldom(log),
  });
  const backend = { ...owner, fetch: reads.fetch };
  const focalPoints = new FocalPoints(() => readFocalPoints(backend), seldom(log));
  const ready = openReadyPages({
    ...{ env, log, app: built, renderer },
    assets: new Assets(assetsFolder),
    backend,
    focalPoints,
  });
  reads.onRecovery(() => ready.cache.retry());
  const given = new PagesGiven(env);
  const rest: Answer = (request, response) =>
    owner.forward(request, response, given.hurries(request.url ?? "/", request));
  const front = new Front({ ready, renderer, rest, watch, given, note: keyNote(env), log });
  return {
    answer: front.answer,
    answerAtOnce: watch.seesAll ? undefined : front.answerAtOnce,
    metrics: () => [...(watch.counts?.metrics ?? []), ...pageMetrics({ renderer, reads, cache: ready.cache })],
    kept: () => ({ pages: ready.cache.size.pages, late: ready.cache.late.length }),
    warm: () => warm(ready.cache, ready.addresses, log),
    /** The content has changed. */
    outdate(): void {
      reads.forget();
      renderer.forget();
      built.forget();
      focalPoints.forget();
      ready.cache.outdate();
      ready.redirects.forget();
    },
  };
}
