import type { EpisodeCard } from "#app/content/publications/episode.ts";
import { episodeStillAddress } from "#app/views/ninecast/episode-still.ts";
import { episodeSeconds } from "#domain/lists/episode-duration.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { linkIn } from "#shared/language.ts";
import { inSpanish, type Translate } from "#texts/translate.ts";
import { type Element, rssFeed } from "../feeds/rss.ts";
import { episodePath } from "./episode-path.ts";
import { episodesFeed } from "./episodes-feed.ts";

/** All there are in the next years. */
export const episodesFeedLength = 100;

/**
 * The episodes of NineCast, the newest first (RSS 2.0 with the names that podcast readers know). Without `enclosure`, as
 * the episodes are videos at another host: a reader shows them and leads to the site (decision 0430).
 */
export function episodesRss(siteUrl: string, episodes: readonly EpisodeCard[], t: Translate = inSpanish): string {
  const link = (path: string) => siteUrl + linkIn(path, t.language);
  const cover = `${siteUrl}/images/ninecast-portada.jpg`;
  return rssFeed(
    {
      locale: t.locale,
      title: "NineCast",
      description: t("El podcast de NINE FITNESS: entrenamiento, descanso y vida de club, episodio a episodio."),
      link: link("/ninecast"),
      self: link(episodesFeed.path),
      image: `${siteUrl}/icons/icon-192.png`,
      changedAt:
        episodes
          .map((episode) => new Date(episode.updated_at).toISOString())
          .toSorted()
          .at(-1) ?? null,
      more: [
        { name: "itunes:author", holds: "NINE FITNESS" },
        { name: "itunes:image", attributes: { href: cover } },
        { name: "itunes:type", holds: "episodic" },
        {
          name: "itunes:category",
          attributes: { text: "Health & Fitness" },
          holds: [{ name: "itunes:category", attributes: { text: "Fitness" } }],
        },
      ],
    },
    episodes.map((episode) => ({
      title: episode.title,
      link: link(episodePath(episode)),
      id: episode.id,
      publishedAt: episode.created_at,
      locale: contentLang(episode, "title") ? inSpanish.locale : null,
      more: detailsOf(episode, siteUrl),
    })),
  );
}

function detailsOf(episode: EpisodeCard, siteUrl: string): Element[] {
  const { title, description, duration, season } = episode;
  const words = description?.trim();
  const seconds = episodeSeconds(duration);
  return [
    ...(words ? [{ name: "description", holds: words }] : []),
    { name: "itunes:title", holds: title },
    ...(seconds ? [{ name: "itunes:duration", holds: String(seconds) }] : []),
    ...(season > 0 ? [{ name: "itunes:season", holds: String(season) }] : []),
    { name: "media:thumbnail", attributes: { url: new URL(episodeStillAddress(episode), siteUrl).href } },
  ];
}
