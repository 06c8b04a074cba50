import { seenPath } from "#shared/view-counts.ts";

let isTold = false;

/**
 * Tells once that somebody is at work on the page, if the browser had fetched it before its link was pressed: it was not
 * counted then, since nobody might ever look at it (decision 0231).
 */
export function tellSeen(): void {
  if (isTold) return;
  isTold = true;
  const [way] = performance.getEntriesByType("navigation");
  if (!(way instanceof PerformanceNavigationTiming)) return;
  if (way.activationStart || way.deliveryType === "navigational-prefetch") navigator.sendBeacon(seenPath);
}
