/**
 * Wakes a video of ours that plays muted behind or beside words: one button stops it (WCAG 2.2.2), shown once there is
 * something to stop. It waits where people want no motion; a dead one makes room for the picture of its `<template>`.
 */
export function enhanceVideo(frame: HTMLElement): void {
  const video = frame.querySelector("video");
  const button = frame.querySelector<HTMLButtonElement>("button");
  if (!video || !button) return;
  video.controls = false;
  video.muted = true;
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
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) play(video);
  // Without a source there is nothing to play: it is for those who do not mind motion.
  if (video.src || video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) show();
}

// Refused, or not a video that the browser knows: the poster stays.
const play = (video: HTMLVideoElement) => void video.play().catch(() => undefined);
