/** Wakes a `<ProductCard>` that has a video: it plays while the card is pointed at or focused. */
export function enhanceProductCard(card: HTMLElement): void {
  const video = card.querySelector<HTMLVideoElement>("video[data-src]");
  if (!video || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const update = () => {
    if (card.matches(":hover, :focus-visible")) start(video);
    else stop(video);
  };
  for (const type of ["pointerenter", "pointerleave", "focus", "blur"]) card.addEventListener(type, update);
  video.addEventListener("playing", () => {
    if (!video.paused) video.dataset.playing = "";
  });
  // It may have been pointed at before this code was there.
  update();
}

function start(video: HTMLVideoElement): void {
  video.src ||= video.dataset.src ?? "";
  video.muted = true;
  // A video that cannot play leaves the picture in its place.
  video.play().catch(() => undefined);
}

function stop(video: HTMLVideoElement): void {
  video.pause();
  delete video.dataset.playing;
}
