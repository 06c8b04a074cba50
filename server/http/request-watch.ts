import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { BlockList } from "node:net";
import { withoutSecret } from "#shared/without-secret.ts";
import { type Answered, logAnswered } from "../process/answered.ts";
import type { Env } from "../process/env.ts";
import type { Log } from "../process/log.ts";
import { RequestCounts } from "../process/request-counts.ts";
import type { RequestTrace } from "../process/request-trace.ts";
import { isTrusted, plainAddress } from "./client-address.ts";
import { PageViews } from "./page-views.ts";

/** What is noted of requests, as far as somebody wants to know it. */
export interface RequestWatch {
  /** Whether ready pages and files are noted one by one too, which costs more than sending them. */
  seesAll: boolean;
  counts: RequestCounts | null;
  /** How often pages are looked at, where the house counts that. */
  views: PageViews | null;
  /** What a request that is answered now is known by; the watch is told when it is over. */
  begin(request: IncomingMessage, response: ServerResponse, kind: RequestTrace["kind"]): RequestTrace;
}

/** Notes what `ACCESS_LOG`, `METRICS_PORT` and `STATISTICS` ask for. */
export function watchRequests(env: Env, log: Log): RequestWatch {
  const counts = env.METRICS_PORT !== undefined ? new RequestCounts() : null;
  const write = env.ACCESS_LOG === "on" ? logAnswered(log) : null;
  function tell(answered: Answered): void {
    counts?.note(answered);
    write?.(answered);
  }
  const views = env.STATISTICS === "on" ? new PageViews() : null;
  return {
    seesAll: write !== null,
    counts,
    views,
    begin(request, response, kind) {
      const trace = { id: requestId(request, env.TRUSTED_PROXIES), kind };
      response.setHeader("x-request-id", trace.id);
      if (counts || write) noteEnd(request, response, trace, tell);
      if (views) noteErrors(response, trace, views);
      return trace;
    },
  };
}

/** A check of our health says by 503 what it is asked. */
function noteErrors(response: ServerResponse, trace: RequestTrace, views: PageViews): void {
  response.once("close", () => {
    if (response.statusCode >= 500 && trace.kind !== "health") views.noteError(trace.kind);
  });
}

function noteEnd(
  request: IncomingMessage,
  response: ServerResponse,
  trace: RequestTrace,
  tell: (it: Answered) => void,
): void {
  const begun = performance.now();
  const { socket, method = "GET", url = "/" } = request;
  const before = socket.bytesWritten;
  response.once("close", () =>
    tell({
      ...{ id: trace.id, kind: trace.kind, method, path: withoutSecret(url.split("?", 1)[0] ?? "/") },
      status: response.statusCode,
      bytes: socket.bytesWritten - before,
      ms: performance.now() - begun,
      wasLeft: !response.writableFinished,
    }),
  );
}

/** The id that a trusted proxy gave the request, else a new one. */
function requestId({ headers, socket }: IncomingMessage, proxies: BlockList | undefined): string {
  const given = headers["x-request-id"];
  if (typeof given !== "string" || !/^[\w.:=+/-]{1,100}$/.test(given)) return randomUUID();
  return proxies && isTrusted(plainAddress(socket.remoteAddress ?? ""), proxies) ? given : randomUUID();
}
