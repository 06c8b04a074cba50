import type { ViewCount } from "#shared/view-counts.ts";

/** The addresses of the backend on our own origin; never pages, whatever the routes say. */
export const doors = /^\/(rest|auth|storage|functions)\/v1(\/|$)/;

/** How the web server reaches its backend, whichever it is. */
export interface BackendLink {
  /** What the anonymous client of our own renders works with. */
  url: string;
  publishableKey: string;
  fetch: typeof fetch;
  /** Answers for the backend's addresses on our own origin (/rest/v1, /storage/v1 …), or null: not one of them. */
  answer(request: Request, visitor: { address: string }): Promise<Response> | null;
  /**
   * The same client at another moment than now, where this backend can: it reads what there will be, and writes nothing.
   * `draft`: a row that is shown although it is no visitor's to see.
   */
  fetchAt?(moment: string, draft?: string): typeof fetch;
  /** A stored public file, for the picture resizer: how to find it on this disk, or how to fetch it. */
  locateFile(bucket: string, name: string): Promise<FileLocation | null>;
  /** Calls back when the content may have changed. Whoever saved has the answer once what listeners promise is done. */
  onChange(listener: () => unknown): void;
  /** The latest revision of the content that this process has heard of: its pages are no older. */
  revision(): string | undefined;
  /** Takes one of so many attempts per window, counted with every machine on this backend; where it can count. */
  mayTry?(name: string, attempts: number, windowMs: number): Promise<boolean>;
  /** Adds to the figures of the day how often pages were looked at; where this server may write them. */
  countViews?(counts: ViewCount[]): Promise<void>;
  /** Connections to the database of this process, and transactions that have one or wait for one. */
  pool?(): { connections: number; transactions: number };
  isHealthy(): Promise<boolean>;
  close(): Promise<void>;
}

/** The version changes with the bytes. `scaledUrl`: the same picture at most that many pixels wide, where its host can. */
type FileLocation = { version: string } & (
  | { locate(): Promise<string | null> }
  | { url: string; scaledUrl?: (width: number) => string }
);
