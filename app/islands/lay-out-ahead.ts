/**
 * Has what a press will show styled and laid out in quiet moments, one part at a time, before anybody is near it: hidden
 * by `content-visibility` it keeps both, and the press waits for the paint alone. A press that comes first pays for its
 * own part. Without idle time to tell of (Safari) all do.
 */
export function layOutAhead(): void {
  if (!("requestIdleCallback" in self)) return;
  for (const part of document.querySelectorAll("[data-ahead]")) requestIdleCallback(() => part.getBoundingClientRect());
}
