import { stat } from "node:fs/promises";
import { type BackendLink, doors } from "./backend-link.ts";

/** What the server needs of backend/backend.ts, which it does not import: server/main.ts joins the two. */
export interface OwnBackend {
  fetch(request: Request, visitor?: { address: string }): Promise<Response>;
  publishableKey: string;
  onRevision(listener: (revision: bigint) => void): () => void;
  readFile(bucket: string, name: string): Promise<{ path: string; size: number } | null>;
  isHealthy(): Promise<boolean>;
  close(): Promise<void>;
}

/** The backend in this very process: our own renders ask it without a socket. */
export function linkOwnBackend(backend: OwnBackend, url: string): BackendLink {
  return {
    url,
    publishableKey: backend.publishableKey,
    fetch: (input, init) => backend.fetch(new Request(input, init)),
    answer: (request, visitor) => (doors.test(new URL(request.url).pathname) ? backend.fetch(request, visitor) : null),
    async locateFile(bucket, name) {
      const file = await backend.readFile(bucket, name);
      return file && { path: file.path, version: `${file.size}-${(await stat(file.path)).mtimeMs}` };
    },
    onChange: (listener) => void backend.onRevision(listener),
    isHealthy: () => backend.isHealthy(),
    close: () => backend.close(),
  };
}
