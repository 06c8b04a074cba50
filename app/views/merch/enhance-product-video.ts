import { textOfDocument } from "#app/ui/text-of-document.ts";
/**
 * Wakes `<ProductMedia>`: the video plays muted, with one button to stop it; it waits where people want no motion. A dead
 * one makes room for the picture.
 */
export async function enhanceProductVideo(media: HTMLElement): Promise<void> {
  const t = await textOfDocument("ui");
  const video = media.querySelector("video");
  const button = media.querySelector("button");
  if (!video || !button) return;
  video.controls = false;
  video.muted = true;
  button.hidden = false;
  const update = () => {
    button.setAttribute("aria-pressed", String(video.paused));
    button.setAttribute("aria-label", video.paused ? t("Reproducir vídeo") : t("Pausar vídeo"));
  };
  for (const type of ["play", "pause"]) video.addEventListener(type, update);
  const giveUp = () => {
    const picture = media.querySelector("template")?.content;
    if (picture) video.replaceWith(picture);
    button.remove();
  };
  if (video.error) {
    giveUp();
    return;
  }
  video.addEventListener("error", giveUp);
  button.addEventListener("click", () => (video.paused ? play(video) : video.pause()));
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) play(video);
  update();
}

// Refused, or not a video that the browser knows: the poster stays.
const play = (video: HTMLVideoElement) => void video.play().catch(() => undefined);
