/**
 * Wakes `<ProductMedia>`: the video plays muted, with one button to stop it; it waits where people want no motion. A dead
 * one makes room for the picture.
 */
export function enhanceProductVideo(media: HTMLElement): void {
  const video = media.querySelector("video");
  const button = media.querySelector("button");
  if (!video || !button) return;
  video.controls = false;
  video.muted = true;
  button.hidden = false;
  const update = () => {
    button.setAttribute("aria-pressed", String(video.paused));
    button.setAttribute("aria-label", video.paused ? "Reproducir vídeo" : "Pausar vídeo");
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
