import { autoplayEmbed } from "#app/domain/links/youtube-id.ts";

/** Where the episode plays, at the host that the owner configured. Asked for only after a click. */
export function episodeAddress({ youtube_id }: { youtube_id: string }, videoOrigin: string): string {
  const { pathname, search } = new URL(autoplayEmbed(encodeURIComponent(youtube_id)));
  return `${videoOrigin}${pathname}${search}`;
}
