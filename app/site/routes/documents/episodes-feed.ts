import { listNewestEpisodes } from "#app/data/publications/episodes.ts";
import { backendContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import { rssHeaders } from "#app/site/feeds/rss.ts";
import { episodesFeedLength, episodesRss } from "#app/site/ninecast/episodes-rss.ts";
import { readRequired } from "#app/site/read-required.ts";
import { textAt } from "#app/site/text-at.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { Route } from "./+types/episodes-feed.ts";

/** Kept by the page cache like a page. */
export const handle: RouteHandle = { hydrate: false };

export async function loader({ request, context }: Route.LoaderArgs) {
  const reading = listNewestEpisodes(context.get(backendContext), episodesFeedLength);
  const episodes = await readRequired(context.get(renderReportContext), "episodes feed", reading);
  return new Response(episodesRss(context.get(siteConfigContext).siteUrl, episodes, textAt(request)), {
    headers: rssHeaders,
  });
}
