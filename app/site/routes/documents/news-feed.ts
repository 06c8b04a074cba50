import { listNewestArticles } from "#app/data/publications/articles.ts";
import { backendContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import { rssHeaders } from "#app/site/feeds/rss.ts";
import { isNewsOn } from "#app/site/news/is-news-on.ts";
import { newsFeedLength, newsRss } from "#app/site/news/news-rss.ts";
import { readRequired } from "#app/site/read-required.ts";
import { textAt } from "#app/site/text-at.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { Route } from "./+types/news-feed.ts";

/** Kept by the page cache like a page. */
export const handle: RouteHandle = { hydrate: false };

/** None while the section is off: 404, after which readers keep what they have. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext);
  const report = context.get(renderReportContext);
  if (!(await isNewsOn(context))) throw new Response(null, { status: 404, statusText: "Not Found" });
  const articles = await readRequired(report, "news feed", listNewestArticles(backend, newsFeedLength));
  return new Response(newsRss(context.get(siteConfigContext).siteUrl, articles, textAt(request)), {
    headers: rssHeaders,
  });
}
