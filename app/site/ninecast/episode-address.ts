import { autoplayEmbed } from "#domain/links/youtube-id.ts";
import type { Language } from "#shared/language.ts";

/**
 * Where the episode plays, at the host that the owner configured, with its captions on where staff say that it has some:
 * those in the language of the page, else the host's choice. Asked for only after a click.
 */
export function episodeAddress(
  { youtube_id, has_captions }: { youtube_id: string; has_captions: boolean },
  videoOrigin: string,
  language: Language,
): string {
  const { pathname, searchParams } = new URL(autoplayEmbed(encodeURIComponent(youtube_id)));
  if (has_captions) {
    searchParams.set("cc_load_policy", "1");
    searchParams.set("cc_lang_pref", language);
  }
  return `${videoOrigin}${pathname}?${searchParams}`;
}
