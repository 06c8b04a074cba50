import { join } from "node:path";
import type { Assets } from "../answers/assets.ts";
import type { FocalPoints } from "../pictures/focal-points.ts";
import type { PictureColours } from "../pictures/picture-colours.ts";
import type { Env } from "../process/env.ts";
import type { Log } from "../process/log.ts";
import { seldom } from "../process/seldom.ts";
import type { AppModule } from "./app-module.ts";
import { BriefPages } from "./cache/brief-pages.ts";
import { PageCache } from "./cache/page-cache.ts";
import { PageStore } from "./cache/page-store.ts";
import type { FrontOptions } from "./front.ts";
import { inlineStyles } from "./inline-styles.ts";
import { PageAddresses } from "./page-addresses.ts";
import { PaintedPages } from "./painted-pages.ts";
import { Redirects, readRedirects } from "./redirects.ts";
import type { Rendering } from "./render-report.ts";
import type { Renderer } from "./renderer.ts";

interface ReadyPagesOptions {
  env: Env;
  log: Log;
  app: AppModule;
  renderer: Renderer;
  assets: Assets;
  backend: Parameters<typeof readRedirects>[0];
  focalPoints: FocalPoints;
  colours: PictureColours;
}

/** The public pages of a built site, kept in memory, with their last good copies under `DATA_DIR/cache/pages`. */
export function openReadyPages({ env, log, app, renderer, assets, backend, focalPoints, colours }: ReadyPagesOptions) {
  const store = new PageStore(join(env.DATA_DIR, "cache/pages"), log);
  async function render(path: string): Promise<Rendering> {
    const { state, source } = await renderer.renderWhole(path);
    return { state, source: await painted.paint(path, await inlineStyles(source, assets)) };
  }
  const cache = new PageCache({ render, log: seldom(log), store, patienceMs: env.PAGE_PATIENCE_MS });
  const painted = new PaintedPages(colours, focalPoints, (path) => cache.refresh(path));
  return {
    cache,
    brief: new BriefPages(render),
    addresses: new PageAddresses(app),
    assets,
    redirects: new Redirects(() => readRedirects(backend), seldom(log)),
  } satisfies FrontOptions["ready"];
}

export type ReadyPages = ReturnType<typeof openReadyPages>;
