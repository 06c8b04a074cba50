/** What a route module may say about itself in `export const handle`. It holds for the routes below it too. */
export interface RouteHandle {
  /** False on public pages: a complete document without React; islands wake on their own, and the server keeps it. */
  hydrate?: false;
  /** Names of the query parameters that change this page. The server's page cache ignores all others. */
  query?: readonly string[];
  /** True on a page that is asked for anew each time: it is of one visitor, or says what changes by the minute. */
  isFresh?: true;
  /** For how many milliseconds a page that `isFresh` may be the same for whoever asks. */
  sharedMs?: number;
  /** True on a page that may ask the visitor's browser where it is; everywhere else browsers refuse. */
  asksPosition?: true;
  /** How many bytes a form sent to this page may have, where a megabyte is too little. */
  largestForm?: number;
}

/** What the handle of a route says; whatever else it holds is somebody else's. */
export function readHandle(handle: unknown) {
  if (typeof handle !== "object" || handle === null)
    return { isPlain: false, isFresh: false, sharedMs: 0, asksPosition: false, query: [], largestForm: 0 };
  const query = "query" in handle && Array.isArray(handle.query) ? handle.query.map(String) : [];
  const largestForm = "largestForm" in handle ? Number(handle.largestForm) : 0;
  return {
    isPlain: "hydrate" in handle && handle.hydrate === false,
    isFresh: "isFresh" in handle && handle.isFresh === true,
    sharedMs: "sharedMs" in handle ? Number(handle.sharedMs) : 0,
    asksPosition: "asksPosition" in handle && handle.asksPosition === true,
    query,
    largestForm,
  };
}

/** True when one of the matched routes says that the document does not hydrate as a whole. */
export function isPlainDocument(handles: readonly unknown[]): boolean {
  return handles.some((handle) => readHandle(handle).isPlain);
}
