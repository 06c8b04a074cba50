import type { EpisodeCard } from "#app/content/publications/episode.ts";
import { episodeStillAddress } from "#app/views/ninecast/episode-still.ts";
import { episodeDuration } from "#domain/lists/episode-duration.ts";
import { madridTimestamp } from "#domain/time/madrid-timestamp.ts";
import type { Language } from "#shared/language.ts";
import { publisher } from "../structured-data/publisher.ts";
import type { StructuredThing } from "../structured-data/structured-data.tsx";
import { episodeAddress } from "./episode-address.ts";
import { episodePath } from "./episode-path.ts";

interface EpisodeContext {
  siteUrl: string;
  videoOrigin: string;
  /** Of its page. */
  language: Language;
}

/** The programme as search engines understand it (schema.org PodcastSeries). */
export function seriesStructuredData(siteUrl: string): StructuredThing {
  return {
    "@type": "PodcastSeries",
    "@id": seriesId(siteUrl),
    name: "NineCast",
    url: `${siteUrl}/ninecast`,
    inLanguage: "es",
    image: `${siteUrl}/images/ninecast-portada.jpg`,
    publisher: publisher(siteUrl),
  };
}

/** An episode, which is a video (schema.org PodcastEpisode; Google, "Video structured data"). */
export function episodeStructuredData(
  episode: EpisodeCard,
  { siteUrl, videoOrigin, language }: EpisodeContext,
): StructuredThing {
  const description = episode.description?.trim();
  const duration = episodeDuration(episode.duration);
  const published = madridTimestamp(episode.created_at);
  const told = { name: episode.title, ...(description && { description }), ...(duration && { duration }) };
  const features = [...(episode.has_captions ? ["captions"] : []), ...(episode.has_transcript ? ["transcript"] : [])];
  const url = `${siteUrl}${episodePath(episode)}`;
  const still = new URL(episodeStillAddress(episode), siteUrl).href;
  return {
    "@type": "PodcastEpisode",
    ...told,
    "@id": `${url}#episodio`,
    url,
    ...(features.length > 0 && { accessibilityFeature: features }),
    datePublished: published,
    partOfSeason: { "@type": "PodcastSeason", seasonNumber: episode.season },
    partOfSeries: { "@type": "PodcastSeries", "@id": seriesId(siteUrl), name: "NineCast", url: `${siteUrl}/ninecast` },
    associatedMedia: {
      "@type": "VideoObject",
      ...told,
      uploadDate: published,
      thumbnailUrl: still,
      embedUrl: episodeAddress(episode, videoOrigin, language),
    },
  };
}

const seriesId = (siteUrl: string) => `${siteUrl}/ninecast#programa`;
