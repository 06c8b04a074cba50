const PATIENCE_MS = 300;

/** Wakes `<ProductCard>`: its video plays while pointed at or focused, and a slow page says that it is coming. */
export function enhanceProductCard(card: HTMLElement): void {
  const video = card.querySelector<HTMLVideoElement>("video[data-src]");
  if (video) playWhileAttended(card, video);
  sayThatItLoads(card);
}

function playWhileAttended(card: HTMLElement, video: HTMLVideoElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
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
  // Muted as an attribute is muted as a property only when the parser saw it.
  video.muted = true;
  // A video that cannot play leaves the picture in its place.
  video.play().catch(() => undefined);
}

function stop(video: HTMLVideoElement): void {
  video.pause();
  delete video.dataset.playing;
}

/** The product's page is complete when it comes; what is said meanwhile belongs to the page left behind. */
function sayThatItLoads(card: HTMLElement): void {
  const line = card.querySelector<HTMLElement>("[role=status]");
  if (!line) return;
  let timer = 0;
  card.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    timer = window.setTimeout(
      () => line.replaceChildren(document.createElement("i"), "Cargando producto..."),
      PATIENCE_MS,
    );
  });
  // The page may come back as it was left.
  addEventListener("pageshow", () => {
    clearTimeout(timer);
    line.replaceChildren();
  });
}
