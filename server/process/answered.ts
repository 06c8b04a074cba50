import type { Log } from "./log.ts";
import type { RequestTrace } from "./request-trace.ts";

/** A request that is over. */
export interface Answered extends RequestTrace {
  method: string;
  /** Without what was asked for after a "?": that may name a person. */
  path: string;
  status: number;
  /** On the connection, head included. */
  bytes: number;
  ms: number;
  /** The visitor left before the end. */
  wasLeft: boolean;
}

/** One line per request. It says nothing of who asked (docs/decisions/0231). */
export function logAnswered(log: Log): (it: Answered) => void {
  return ({ id, kind, method, path, status, bytes, ms, wasLeft }) =>
    log.info("a request was answered", {
      ...{ request: id, kind, method, path, status, bytes, ms: Math.round(ms * 10) / 10 },
      ...(wasLeft && { wasLeft }),
    });
}
