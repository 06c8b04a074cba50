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
  const underWay = new Map<string, Promise<Snapshot>>();
  return {
    forget: () => underWay.clear(),
    async fetch(input, init) {
      const request = new Request(input, init);
      const inTime = () => within(timeoutMs, (signal) => ask(new Request(request, { signal })).then(snapshot));
      if (request.method !== "GET" && request.method !== "HEAD") return replay(await inTime());
      const key = [
        request.method,
        request.url,
        ...["accept", "range", "prefer"].map((it) => request.headers.get(it)),
      ].join("\n");
      const known = underWay.get(key);
      if (known) return replay(await known);
      const read = inTime();
      underWay.set(key, read);
      const land = () => underWay.get(key) === read && underWay.delete(key);
      read.then(land, land);
      return replay(await read);
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
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new DOMException(`no answer within ${timeoutMs} ms`, "TimeoutError");
    late.reject(reason);
    patience.abort(reason);
  }, timeoutMs);
  return Promise.race([work(patience.signal), late.promise]).finally(() => clearTimeout(timer));
}
