import { listArticleMonths } from "#app/data/site/public-addresses.ts";
import { readTodaySetting } from "#app/data/site/settings.ts";
import { backendContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import { readRequired } from "#app/site/read-required.ts";
import { sitemapPartPath } from "#app/site/sitemap/sitemap-part.ts";
import { sitemapHeaders, sitemapIndexXml } from "#app/site/sitemap/sitemap-xml.ts";
import { isTodayEnabled } from "#domain/pages/is-today-enabled.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { Route } from "./+types/sitemap.ts";

/** Kept by the page cache like a page. */
export const handle: RouteHandle = { hydrate: false };

/** All or nothing: a map with a part missing would tell search engines that those pages are gone. */
export async function loader({ context }: Route.LoaderArgs) {
  const backend = context.get(backendContext);
  const report = context.get(renderReportContext);
  const reading = Promise.all([listArticleMonths(backend), readTodaySetting(backend)]);
  const [months, setting] = await readRequired(report, "site map", reading);
  const ofArticles = (isTodayEnabled(setting) ? months : []).map(({ month, changed_at }) => ({
    path: sitemapPartPath({ kind: "articles", month }),
    changedAt: changed_at,
  }));
  const parts = [{ path: sitemapPartPath({ kind: "pages" }) }, ...ofArticles];
  return new Response(sitemapIndexXml(context.get(siteConfigContext).siteUrl, parts), { headers: sitemapHeaders });
}
