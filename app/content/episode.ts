import { youtubeId } from "../domain/links/youtube-id.ts";
import { formTexts } from "../texts/form-texts.ts";
import { count, line, longText, requiredLine, words } from "./columns.ts";
import { type DraftOf, entity, type RowOf } from "./entity.ts";
import { requiredField } from "./form-field.ts";

/** A video may be pasted as a link; its id is kept. */
const video = requiredField<string>((text) => {
  const id = youtubeId(text);
  return id === null ? { message: formTexts.video } : { value: id };
}, formTexts.required);

/** The episodes of NineCast; a new one is of season 1 (admin §9). */
export const episodes = entity("ninecast_episodes", {
  title: requiredLine("Título"),
  description: longText("Descripción"),
  youtube_id: words("Vídeo de YouTube", video),
  duration: line("Duración"),
  season: count("Temporada", "1"),
});

export type Episode = RowOf<typeof episodes>;
export type EpisodeDraft = DraftOf<typeof episodes>;
