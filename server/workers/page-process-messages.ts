import type { ViewCount } from "#shared/view-counts.ts";
import type { Metric } from "../process/metric.ts";

/** What a page process must know to begin: where the owner listens, and the key of anonymous reads. */
export interface Opening {
  owner: { socket: string; publishableKey: string };
}

/** From the owner: the beginning, that the content has changed, or that somebody wants its figures. */
export type ToPageProcess = Opening | { outdate: number } | { measure: number };

/** How many pages a process has in memory, and how many of them should be newer than they are. */
export interface KeptPages {
  pages: number;
  late: number;
}

/** From a page process: it listens to us now, it answers visitors, it knows of this change, pages looked at, its figures, what it keeps. */
export type FromPageProcess =
  | { began: true }
  | { serves: true }
  | { outdated: number }
  | { views: ViewCount[] }
  | KeptPages
  | { measured: number; metrics: Metric[] };

/** The visitor's address, on the private way between our own processes; whatever a visitor writes there is replaced. */
export const visitorHeader = "x-visitor-address";
/** Whether a form comes too soon after its page, which the page process has given: `yes` or `no`. */
export const hurriedHeader = "x-visitor-hurries";
