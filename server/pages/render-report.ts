import type { RenderInput } from "#shared/render-input.ts";
import type { PageSource } from "../answers/page.ts";
import type { Log } from "../process/log.ts";

/** `whole`: every read succeeded. `partial`: broken rows were left out. `broken`: a read failed. */
export type RenderState = "whole" | "partial" | "broken";

/** One render. Only a whole one is kept: rows were left out of a partial one, and a broken one missed a read. */
export interface Rendering {
  source: PageSource;
  state: RenderState;
}

export type OpenReport = RenderInput["report"] & {
  /** How good the page is: only a whole one is a good copy. */
  state(): RenderState;
  /** The tables that were read for it. */
  tables(): ReadonlySet<string>;
  /** When the page says something else, in milliseconds since 1970; Infinity when only a new revision changes it. */
  expiry(): number;
};

/** The report of one render: what went wrong goes to the log once, the rest to the page cache. */
export function openReport(log: Log, facts: { path: string; request?: string }): OpenReport {
  const failed = new Set<string>();
  const leftOut = new Set<string>();
  const tables = new Set<string>();
  let expires = Number.POSITIVE_INFINITY;
  return {
    failedRead(what, error) {
      if (!failed.has(what)) log.error(`could not read ${what}`, error, facts);
      failed.add(what);
    },
    leftOut(table, error) {
      const reason = String(error);
      if (!leftOut.has(reason)) log.error(`a row of ${table} was left out`, reason, facts);
      leftOut.add(reason);
    },
    reads(table) {
      tables.add(table);
    },
    expiresAt(moment) {
      if (moment.getTime() < expires) expires = moment.getTime();
    },
    unexpected(error) {
      log.error("a page failed", error, facts);
    },
    state: () => (failed.size > 0 ? "broken" : leftOut.size > 0 ? "partial" : "whole"),
    tables: () => tables,
    expiry: () => expires,
  };
}
