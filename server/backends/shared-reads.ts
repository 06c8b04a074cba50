import { OnceAtATime } from "#shared/once-at-a-time.ts";
import { settlesWithin } from "#shared/settles-within.ts";

const giveUpMs = 5_000;

export interface SharedReads {
  fetch: typeof fetch;
  /** Reads begun so far are shared no more: the content has changed since. */
  forget(): void;
}

/**
 * The anonymous reads of all renders. The same read under way is asked once, so that ten visitors before a slow backend
 * cost it one query; and none lasts longer than five seconds.
 */
export function shareReads(ask: typeof fetch, timeoutMs = giveUpMs): SharedReads {
  const underWay = new OnceAtATime<string, Snapshot>();
  return {
    forget: () => underWay.forget(),
    async fetch(input, init) {
      const request = new Request(input, init);
      const inTime = () => within(timeoutMs, (signal) => ask(new Request(request, { signal })).then(snapshot));
      if (request.method !== "GET" && request.method !== "HEAD") return replay(await inTime());
      const key = [
        request.method,
        request.url,
        ...["accept", "range", "prefer"].map((it) => request.headers.get(it)),
      ].join("\n");
      return replay(await underWay.run(key, inTime));
    },
  };
}

interface Snapshot {
  status: number;
  headers: Headers;
  body: ArrayBuffer;
}

async function snapshot(response: Response): Promise<Snapshot> {
  return { status: response.status, headers: response.headers, body: await response.arrayBuffer() };
}

function replay({ status, headers, body }: Snapshot): Response {
  const mayHaveBody = status !== 204 && status !== 304;
  return new Response(mayHaveBody ? body : null, { status, headers });
}

/** Rejects after the time even when `work` does not listen to its signal. */
async function within<T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const patience = new AbortController();
  const answer = work(patience.signal);
  if (await settlesWithin(timeoutMs, answer)) return answer;
  const reason = new DOMException(`no answer within ${timeoutMs} ms`, "TimeoutError");
  // Nobody waits for it any more.
  answer.catch(() => undefined);
  patience.abort(reason);
  throw reason;
}
