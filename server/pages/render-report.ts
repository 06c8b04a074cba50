import type { Log } from "../process/log.ts";
import type { RenderInput } from "./app-module.ts";

export type OpenReport = RenderInput["report"] & {
  /** Whether every read succeeded: only then is the page kept. */
  isComplete(): boolean;
  /** When the page says something else, in milliseconds since 1970; Infinity when only a new revision changes it. */
  expiry(): number;
};

/** The report of one render: what went wrong goes to the log once, the rest to the page cache. */
export function openReport(log: Log, facts: { path: string; request?: string }): OpenReport {
  const failed = new Set<string>();
  let expires = Number.POSITIVE_INFINITY;
  return {
    failedRead(what, error) {
      if (!failed.has(what)) log.error(`could not read ${what}`, error, facts);
      failed.add(what);
    },
    expiresAt(moment) {
      if (moment.getTime() < expires) expires = moment.getTime();
    },
    unexpected(error) {
      log.error("a page failed", error, facts);
    },
    isComplete: () => failed.size === 0,
    expiry: () => expires,
  };
}
