/** Wakes `<Background>` with a video: its button, shown while there is something to stop, pauses and plays. */
export function enhanceBackgroundVideo(element: HTMLElement): void {
  const video = element.querySelector("video");
  const button = element.querySelector<HTMLButtonElement>("button");
  if (!video || !button) return;
  const show = () => {
    button.hidden = false;
    button.setAttribute("aria-pressed", String(video.paused));
  };
  for (const type of ["playing", "pause"]) video.addEventListener(type, show);
  if (!video.paused && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) show();
  button.addEventListener("click", () => {
    if (!video.paused) return video.pause();
    // A browser that refuses to play leaves the button as it is.
    video.play().catch(() => undefined);
  });
}
