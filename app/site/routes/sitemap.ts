import { nextPublication } from "#app/data/articles.ts";
import { listPublicAddresses } from "#app/data/public-addresses.ts";
import { readTodaySetting } from "#app/data/settings.ts";
import { isTodayEnabled } from "#app/domain/pages/header-menu.ts";
import { backendContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import { readRequired } from "../read-required.ts";
import { publicPaths } from "../sitemap/public-paths.ts";
import { sitemapXml } from "../sitemap/sitemap-xml.ts";
import type { Route } from "./+types/sitemap.ts";

/** Kept by the page cache like a page. */
export const handle: RouteHandle = { hydrate: false };

/** All or nothing: a map with a part missing would tell search engines that those pages are gone. */
export async function loader({ context }: Route.LoaderArgs) {
  const backend = context.get(backendContext);
  const report = context.get(renderReportContext);
  const reading = Promise.all([listPublicAddresses(backend), readTodaySetting(backend), nextPublication(backend)]);
  const [addresses, setting, next] = await readRequired(report, "site map", reading);
  if (next) report.expiresAt(next);
  const paths = publicPaths({ ...addresses, articles: isTodayEnabled(setting) ? addresses.articles : null });
  return new Response(sitemapXml(context.get(siteConfigContext).siteUrl, paths), {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
}
