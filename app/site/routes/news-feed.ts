import { listNewestArticles } from "#app/data/publications/articles.ts";
import { backendContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import { rssHeaders } from "../feeds/rss.ts";
import { isNewsOn } from "../news/is-news-on.ts";
import { newsFeedLength, newsRss } from "../news/news-rss.ts";
import { readRequired } from "../read-required.ts";
import { textAt } from "../text-at.ts";
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
