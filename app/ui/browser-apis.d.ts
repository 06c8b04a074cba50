// What browsers have and TypeScript's own library does not describe yet.

interface Navigator {
  /** Network Information API, in some browsers only. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

interface PerformanceObserverInit {
  /** Event Timing: events shorter than this, in milliseconds, are not told; 16 is the least. */
  durationThreshold?: number;
}

interface PerformanceNavigationTiming {
  /** Speculation: when a page that was opened ahead came into sight, in milliseconds; 0 for others. */
  readonly activationStart?: number;
  /** Speculation: `navigational-prefetch` for a page that had been fetched ahead. */
  readonly deliveryType?: string;
}
