import type { IncomingMessage, ServerResponse } from "node:http";
import { isbot } from "isbot";
import { settlesWithin } from "#shared/settles-within.ts";
import type { Page } from "../answers/page.ts";

/** How long a visitor waits for a whole page before its frame is sent ahead. */
const patienceMs = 300;

/**
 * When the whole page is not there in time, a streamed render of it for this one visitor: the frame with the stated
 * loading texts, then the lists. Null when the whole page is the better answer after all.
 */
export async function frameAhead(
  request: IncomingMessage,
  response: ServerResponse,
  whole: Promise<Page>,
  renderStream: (signal: AbortSignal) => Promise<Response>,
): Promise<Response | null> {
  if (!canStream(request) || (await settlesWithin(patienceMs, whole))) return null;
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const frame = renderStream(gone.signal).catch(() => null);
  const wholeIsThere = whole.then(
    () => null,
    () => null,
  );
  const first = await Promise.race([frame, wholeIsThere]);
  if (first && first.status < 500) return first;
  gone.abort();
  frame.then((entry) => entry?.body?.cancel()).catch(() => undefined);
  return null;
}

/** Crawlers and clients that take no HTML wait for the whole. */
function canStream({ method, headers }: IncomingMessage): boolean {
  return method === "GET" && (headers.accept ?? "").includes("text/html") && !isbot(headers["user-agent"]);
}
