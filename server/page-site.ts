import type { AppSource } from "./app-module.ts";
import { Assets } from "./assets.ts";
import type { Env } from "./env.ts";
import { Front } from "./front.ts";
import type { Log } from "./log.ts";
import type { OwnerLink } from "./owner-link.ts";
import { openReadyPages } from "./ready-pages.ts";
import { createRenderer } from "./renderer.ts";
import { shareReads } from "./shared-reads.ts";
import { allowedOrigins, siteConfig, siteUrlOf } from "./site-config.ts";
import { warm } from "./warm.ts";

interface PageSiteOptions {
  env: Env;
  log: Log;
  owner: OwnerLink;
  app: AppSource;
  /** The client build. */
  assetsFolder: string;
}

/** The part of the site that a page process answers by itself: public pages and files. The owner answers the rest. */
export function createPageSite({ env, log, owner, app, assetsFolder }: PageSiteOptions) {
  if (!("built" in app)) throw new Error("Several processes serve the built site only.");
  const { built } = app;
  const reads = shareReads(owner.fetch);
  const renderer = createRenderer({
    app: async () => built,
    origin: siteUrlOf(env),
    backend: { url: owner.url, key: owner.publishableKey, fetch: reads.fetch },
    config: siteConfig(env, owner.publishableKey),
    allowed: allowedOrigins(env),
    log,
  });
  const ready = openReadyPages({ env, log, routes: built.routes, renderer, assets: new Assets(assetsFolder) });
  const front = new Front({ ready, renderer, rest: owner.forward, log });
  return {
    answer: front.answer,
    answerAtOnce: front.answerAtOnce,
    warm: () => warm(ready.cache, ready.addresses, log),
    /** The content has changed. */
    outdate(): void {
      reads.forget();
      ready.cache.outdate();
    },
  };
}
