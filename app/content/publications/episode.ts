import * as z from "zod/mini";
import { youtubeId } from "#domain/links/youtube-id.ts";
import { formTexts } from "#texts/form-texts.ts";
import { count, flag, line, longText, optionalWords, requiredLine, roomy, source, words } from "../columns.ts";
import { type DraftOf, entity, type RowOf, translatable } from "../entity.ts";
import { optionalField, requiredField } from "../form-field.ts";
import { searchColumns } from "../search-columns.ts";
import { atMost } from "../text-fields.ts";
import { pagePublicationColumns } from "./publication-columns.ts";

// An hour of talk.
const mostTranscript = 100_000;

/** A video may be pasted as a link; its id is kept. */
const video = requiredField<string>((text) => {
  const id = youtubeId(text);
  return id === null ? { message: formTexts.video } : { value: id };
}, formTexts.required);

/**
 * The episodes of NineCast; a new one is of season 1 (admin §9). The database gives each the slug of its title, and says
 * whether there is a transcript.
 */
export const episodes = entity(
  "ninecast_episodes",
  {
    title: translatable(requiredLine("Título")),
    description: translatable(longText("Descripción")),
    youtube_id: words("Vídeo de YouTube", video),
    image_url: source("Portada"),
    duration: translatable(line("Duración")),
    season: count("Temporada", "1"),
    has_captions: flag("Vídeo subtitulado", false),
    transcript: translatable(
      roomy(optionalWords("Transcripción", optionalField(atMost(mostTranscript))), mostTranscript),
      "text",
    ),
    ...searchColumns,
    ...pagePublicationColumns,
  },
  { slug: z.string(), has_transcript: z.boolean() },
);

export type Episode = RowOf<typeof episodes>;
export type EpisodeDraft = DraftOf<typeof episodes>;

/** What the panel lists of an episode: no text of any length. */
export const listedEpisode = z.omit(episodes.row, {
  transcript: true,
  description: true,
  seo_title: true,
  seo_description: true,
});

export type ListedEpisode = z.infer<typeof listedEpisode>;

/** What the site lists of an episode: whether what is said can be read, not the text itself. */
export const episodeCard = z.omit(episodes.row, { transcript: true, seo_title: true, seo_description: true });

export type EpisodeCard = z.infer<typeof episodeCard>;

/** What the page of an episode shows of it. */
export const episodePage = z.omit(episodes.row, { transcript: true });

export type EpisodePage = z.infer<typeof episodePage>;
