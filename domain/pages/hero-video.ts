import { autoplayEmbed, youtubeId } from "../links/youtube-id.ts";

/** A background video: its id (for a still of it) and the address of its embed. */
export type HeroVideo = { id: string; src: string };

/**
 * The muted, autoplaying, looping embed of a short-form or watch-form video link (public-site §2, Home), or null when
 * the link names no video. Looping a single video needs it as its own playlist.
 */
export function heroVideo(link: string | null): HeroVideo | null {
  const id = youtubeId(link);
  if (id === null) return null;
  const src = `${autoplayEmbed(id)}&mute=1&loop=1&playlist=${id}&controls=0&disablekb=1&iv_load_policy=3`;
  return { id, src };
}

/** The player for the hero's video link at the configured host, or null when the link names no video. */
export function videoAddress(link: string | null, videoOrigin: string): string | null {
  const video = heroVideo(link);
  if (video === null) return null;
  const { pathname, search } = new URL(video.src);
  return `${videoOrigin}${pathname}${search}`;
}
