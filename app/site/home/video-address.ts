import { heroVideo } from "#app/domain/pages/hero-video.ts";

/** The player for the hero's video link at the configured host, or null when the link names no video. */
export function videoAddress(link: string | null, videoOrigin: string): string | null {
  const video = heroVideo(link);
  if (video === null) return null;
  const { pathname, search } = new URL(video.src);
  return `${videoOrigin}${pathname}${search}`;
}
