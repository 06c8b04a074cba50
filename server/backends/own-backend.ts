import type { ViewCount } from "#shared/view-counts.ts";
import { type BackendLink, doors } from "./backend-link.ts";

/** What the server needs of backend/backend.ts, which it does not import: server/start.ts joins the two. */
export interface OwnBackend {
  fetch(
    request: Request,
    visitor?: { address: string; moment?: string; draft?: string | undefined },
  ): Promise<Response>;
  publishableKey: string;
  onRevision(listener: (revision: bigint) => void): () => void;
  revision(): bigint;
  readFile(bucket: string, name: string): Promise<{ locate(): Promise<string | null>; etag: string } | null>;
  mayTry(name: string, limits: { attempts: number; windowMs: number }): Promise<boolean>;
  countViews(counts: ViewCount[]): Promise<void>;
  pool(): { connections: number; transactions: number };
  isHealthy(): Promise<boolean>;
  close(): Promise<void>;
}

/** The backend in this very process: our own renders ask it without a socket. */
export function linkOwnBackend(backend: OwnBackend, url: string): BackendLink {
  const listeners: (() => unknown)[] = [];

  /** Whoever saved sees it with his next request: the word of the database may come a moment after its answer. */
  async function answer(request: Request, visitor: { address: string }): Promise<Response> {
    const response = await backend.fetch(request, visitor);
    if (response.ok && isSave(request, backend.publishableKey)) await Promise.all(listeners.map((tell) => tell()));
    return response;
  }

  return {
    url,
    publishableKey: backend.publishableKey,
    fetch: (input, init) => backend.fetch(new Request(input, init)),
    fetchAt: (moment, draft) => (input, init) =>
      backend.fetch(new Request(input, init), { address: "", moment, draft }),
    answer: (request, visitor) => (doors.test(new URL(request.url).pathname) ? answer(request, visitor) : null),
    async locateFile(bucket, name) {
      const file = await backend.readFile(bucket, name);
      return file && { locate: file.locate, version: file.etag };
    },
    onChange(listener) {
      listeners.push(listener);
      backend.onRevision(listener);
    },
    revision: () => String(backend.revision()),
    mayTry: (name, attempts, windowMs) => backend.mayTry(name, { attempts, windowMs }),
    countViews: (counts) => backend.countViews(counts),
    pool: () => backend.pool(),
    isHealthy: () => backend.isHealthy(),
    close: () => backend.close(),
  };
}

/** A write by someone who signed in; what anonymous visitors may write is not shown. */
function isSave({ method, headers, url }: Request, publishableKey: string): boolean {
  const isWrite = !["GET", "HEAD", "OPTIONS"].includes(method);
  const isSignedIn = headers.get("authorization") !== `Bearer ${publishableKey}` && headers.has("authorization");
  return isWrite && isSignedIn && /^\/(rest\/v1\/|storage\/v1\/object\/(?!list\/))/.test(new URL(url).pathname);
}
