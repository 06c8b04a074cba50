const PATIENCE_MS = 300;
let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * Wakes a `<ProductCard>`: its video plays while the card is pointed at or focused, and it says so when its page, which
 * comes complete or not at all, takes its time.
 */
export function enhanceProductCard(card: HTMLElement): void {
  const video = card.querySelector<HTMLVideoElement>("video[data-src]");
  if (video && !matchMedia("(prefers-reduced-motion: reduce)").matches) playWhenPointedAt(card, video);
  card.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    quiet();
    const line = card.querySelector("[role=status]");
    waiting = setTimeout(() => line?.append(document.createElement("i"), card.dataset.wait ?? ""), PATIENCE_MS);
  });
  // The browser may show this page again as it was left.
  addEventListener("pageshow", quiet);
}

function quiet(): void {
  clearTimeout(waiting);
  for (const line of document.querySelectorAll(".product-card [role=status]")) line.replaceChildren();
}

function playWhenPointedAt(card: HTMLElement, video: HTMLVideoElement): void {
  const update = () => {
    if (card.matches(":hover, :focus-visible")) return start(video);
    video.pause();
    delete video.dataset.playing;
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
