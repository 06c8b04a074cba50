import type { RenderInput } from "./app-module.ts";
import type { Log } from "./log.ts";
import { renderHeaders } from "./rendering.ts";

export type OpenReport = RenderInput["report"] & {
  /** Tells the page cache what was reported. */
  writeTo(headers: Headers): void;
};

/** The report of one render: what went wrong goes to the log once, what the page cache must know into the headers. */
export function openReport(log: Log, facts: { path: string; request?: string }): OpenReport {
  const failed = new Set<string>();
  let expires = Number.POSITIVE_INFINITY;
  return {
    failedRead(what, error) {
      if (!failed.has(what)) log.error(`could not read ${what}`, error, facts);
      failed.add(what);
    },
    expiresAt(moment) {
      expires = Math.min(expires, moment.getTime());
    },
    unexpected(error) {
      log.error("a page failed", error, facts);
    },
    writeTo(headers) {
      if (failed.size > 0) headers.set(renderHeaders.incomplete, "1");
      if (Number.isFinite(expires)) headers.set(renderHeaders.expires, new Date(expires).toISOString());
    },
  };
}
