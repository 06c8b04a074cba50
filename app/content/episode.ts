import * as z from "zod/mini";
import { youtubeId } from "../domain/links/youtube-id.ts";
import { formTexts } from "../texts/form-texts.ts";
import { requiredField } from "./form-field.ts";
import { countField } from "./number-fields.ts";
import { optionalText, storedRow } from "./stored-row.ts";
import { optionalLine, optionalTextField, requiredLine } from "./text-fields.ts";

/** An episode of NineCast (`ninecast_episodes`). */
export const episode = z.object({
  ...storedRow,
  title: z.string(),
  description: optionalText,
  youtube_id: z.string(),
  duration: optionalText,
  season: z.number(),
});

export type Episode = z.infer<typeof episode>;

/** What its form writes; the video may be pasted as a link. */
export const episodeInput = z.object({
  title: requiredLine,
  description: optionalTextField,
  youtube_id: requiredField<string>((text) => {
    const id = youtubeId(text);
    return id === null ? { message: formTexts.video } : { value: id };
  }, formTexts.required),
  duration: optionalLine,
  season: countField,
});

export type EpisodeDraft = z.input<typeof episodeInput>;

/** The form of a new episode, of season 1 (admin §9). */
export function newEpisode(): EpisodeDraft {
  return { title: "", description: "", youtube_id: "", duration: "", season: "1" };
}

/** The form of a stored episode. */
export function episodeDraft(row: Episode): EpisodeDraft {
  return {
    title: row.title,
    description: row.description ?? "",
    youtube_id: row.youtube_id,
    duration: row.duration ?? "",
    season: String(row.season),
  };
}
