import { OnceAtATime } from "#shared/once-at-a-time.ts";
import { settlesWithin } from "#shared/settles-within.ts";
import { ReadBreaker } from "./read-breaker.ts";

const giveUpMs = 5_000;
/** A read that has taken longer than this is not joined any more: it may hang, and the same one asked now may not. */
const sharedForMs = 2_000;
/** What is asked by POST and changes nothing: the files of a folder and their number, when the content next changes by itself, what was at an address, where addresses lead. */
const readsByPost =
  /\/storage\/v1\/object\/list\/|\/rest\/v1\/rpc\/(next_changes|page_formerly_at|gallery_size|all_redirects)/;

export interface SharedReads {
  fetch: typeof fetch;
  /** Reads begun so far are shared no more: the content has changed since. */
  forget(): void;
  /** Reads under way, and whether the backend is believed not to answer. */
  readonly state: { underWay: number; isOpen: boolean };
  /** Calls back when a backend that had stopped answering answers again. */
  onRecovery(listener: () => void): void;
}

/**
 * The anonymous reads of all renders. The same read under way is asked once, so that ten visitors before a slow backend
 * cost it one query; none lasts longer than five seconds; and a backend that answers none is asked now and then only.
 */
export function shareReads(ask: typeof fetch, timeoutMs = giveUpMs): SharedReads {
  const underWay = new OnceAtATime<string, Snapshot>();
  const breaker = new ReadBreaker();
  let count = 0;
  // What was asked before may never be answered.
  breaker.onRecovery(() => underWay.forget());

  async function read(request: Request): Promise<Snapshot> {
    if (!breaker.allows()) throw new Error("the backend does not answer at present");
    count += 1;
    try {
      const answer = await within(timeoutMs, (signal) => ask(new Request(request, { signal })).then(snapshot));
      breaker.note(answer.status < 500);
      return answer;
    } catch (error) {
      breaker.note(false);
      throw error;
    } finally {
      count -= 1;
    }
  }

  return {
    get state() {
      return { underWay: count, isOpen: breaker.isOpen };
    },
    forget: () => underWay.forget(),
    onRecovery: (listener) => breaker.onRecovery(listener),
    async fetch(input, init) {
      const request = new Request(input, init);
      if (request.method !== "GET" && request.method !== "HEAD") {
        if (readsByPost.test(request.url)) return replay(await read(request));
        return replay(await within(timeoutMs, (signal) => ask(new Request(request, { signal })).then(snapshot)));
      }
      const key = [
        request.method,
        request.url,
        ...["accept", "range", "prefer"].map((text) => request.headers.get(text)),
      ].join("\n");
      return replay(await underWay.run(key, () => read(request), sharedForMs));
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
