import { seenPath } from "#shared/view-counts.ts";
import { layOutAhead } from "./lay-out-ahead.ts";
import { openAtRest } from "./open-at-rest.ts";

let isBegun = false;

/**
 * Once somebody is at work on the page: one that the browser had fetched before its link was pressed was not counted
 * then, since nobody might ever look at it (decision 0231); the next one is opened ahead, and what a press will show is
 * laid out.
 */
export function beginView(): void {
  if (isBegun) return;
  isBegun = true;
  tellSeen();
  openAtRest();
  layOutAhead();
}

/** Exported for its test: a page begins once. */
export function tellSeen(): void {
  const [way] = performance.getEntriesByType("navigation");
  if (!(way instanceof PerformanceNavigationTiming)) return;
  if (way.activationStart || way.deliveryType === "navigational-prefetch") navigator.sendBeacon(seenPath);
}
