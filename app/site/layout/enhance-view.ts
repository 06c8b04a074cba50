import { layOutAhead } from "#app/islands/lay-out-ahead.ts";
import { openAtRest } from "#app/islands/open-at-rest.ts";
import { seenPath } from "#shared/view-counts.ts";

/**
 * Wakes the page as a whole, once somebody is at work on it: one that the browser had fetched before its link was pressed was
 * not counted then, since nobody might ever look at it (decision 0231); the next one is opened ahead, and
 * what a press will show is laid out.
 */
export function enhanceView(): void {
  tellSeen();
  openAtRest();
  layOutAhead();
}

function tellSeen(): void {
  const [way] = performance.getEntriesByType("navigation");
  if (!(way instanceof PerformanceNavigationTiming)) return;
  if (way.activationStart || way.deliveryType === "navigational-prefetch") navigator.sendBeacon(seenPath);
}
