/** What a route module may say about itself in `export const handle`. It holds for the routes below it too. */
export interface RouteHandle {
  /** False on public pages: a complete document without React; islands wake on their own, and the server keeps it. */
  hydrate?: false;
  /** Names of the query parameters that change this page. The server's page cache ignores all others. */
  query?: readonly string[];
}

/** True when one of the matched routes says that the document does not hydrate as a whole. */
export function isPlainDocument(handles: readonly unknown[]): boolean {
  return handles.some(
    (handle) => typeof handle === "object" && handle !== null && "hydrate" in handle && handle.hydrate === false,
  );
}
