/**
 * Wakes a video of ours that plays muted: behind or beside words with one button that stops it (WCAG 2.2.2), in a link,
 * which has no button, while that is pointed at or focused. It waits where people want no motion.
 */
export function enhanceVideo(frame: HTMLElement): void {
  const video = frame.querySelector("video");
  const button = frame.querySelector<HTMLButtonElement>("button");
  if (!video) return;
  video.muted = true;
  if (button) playUntilStopped(frame, video, button);
  else if (isMotionWanted()) playWhenPointedAt(frame, video);
}

/** The button is shown once there is something to stop; a dead video makes room for the picture of its `<template>`. */
function playUntilStopped(frame: HTMLElement, video: HTMLVideoElement, button: HTMLButtonElement): void {
  video.controls = false;
  const show = () => {
    button.hidden = false;
    button.setAttribute("aria-pressed", String(video.paused));
  };
  const giveUp = () => {
    const picture = frame.querySelector("template")?.content;
    if (picture) video.replaceWith(picture);
    button.remove();
  };
  if (video.error) {
    giveUp();
    return;
  }
  video.addEventListener("error", giveUp);
  for (const type of ["playing", "pause"]) video.addEventListener(type, show);
  button.addEventListener("click", () => (video.paused ? play(video) : video.pause()));
  if (isMotionWanted()) play(video);
  // Without a source there is nothing to play: it is for those who do not mind motion.
  if (video.src || video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) show();
}

/** Nobody fetches it before. */
function playWhenPointedAt(link: HTMLElement, video: HTMLVideoElement): void {
  const update = () => {
    if (link.matches(":hover, :focus-visible")) {
      video.src ||= video.dataset.src ?? "";
      return play(video);
    }
    video.pause();
    delete video.dataset.playing;
  };
  for (const type of ["pointerenter", "pointerleave", "focus", "blur"]) link.addEventListener(type, update);
  video.addEventListener("playing", () => {
    if (!video.paused) video.dataset.playing = "";
  });
  // It may have been pointed at before this code was there.
  update();
}

const isMotionWanted = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;

// Refused, or not a video that the browser knows: the picture stays.
const play = (video: HTMLVideoElement) => void video.play().catch(() => undefined);
