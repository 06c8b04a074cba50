import { AsyncLocalStorage } from "node:async_hooks";

/** What a request is known by while it is answered. */
export interface RequestTrace {
  /** In the answer (`x-request-id`) and in every line of the log that it causes. */
  id: string;
  kind: RequestKind;
}

export type RequestKind = "page" | "file" | "picture" | "door" | "health" | "other";

const traces = new AsyncLocalStorage<RequestTrace>();

/** Runs what answers a request; whatever it begins knows of it. */
export function traced<T>(trace: RequestTrace, answer: () => T): T {
  return traces.run(trace, answer);
}

/** The request that is being answered, if any. */
export function currentRequest(): RequestTrace | undefined {
  return traces.getStore();
}
