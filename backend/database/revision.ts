import type { Sql } from "postgres";
import type { Log } from "../log.ts";

export interface RevisionWatch {
  /** Calls `listener` with each new revision of the content; the returned function ends that. */
  onRevision(listener: (revision: bigint) => void): () => void;
  /** The latest one heard of. */
  latest(): bigint;
  stop(): void;
}

/**
 * Tells of every change to the content: at once through NOTIFY, and within `pollEvery` milliseconds when a notice was
 * lost (a pooler in between, a broken connection). Throws when the revision cannot be read at the start.
 */
export async function watchRevision(sql: Sql, log: Log, pollEvery = 900): Promise<RevisionWatch> {
  const listeners = new Set<(revision: bigint) => void>();
  let latest = await readRevision(sql);
  let notices = 0;
  const tell = (revision: bigint) => {
    if (revision === latest) return;
    latest = revision;
    for (const listener of listeners) listener(revision);
  };
  const poll = async () => {
    const noticesBefore = notices;
    // A database that is away is reported by the doors; the next turn asks again.
    const revision = await readRevision(sql).catch(() => null);
    // A notice that came meanwhile is younger than what was read.
    if (revision !== null && notices === noticesBefore) tell(revision);
  };
  const listening = sql.listen(
    "content_revision",
    (payload) => {
      if (!/^\d{1,19}$/.test(payload)) return;
      notices += 1;
      tell(BigInt(payload));
    },
    // Also after each reconnection: what happened in between was not heard.
    () => void poll(),
  );
  listening.catch((error) =>
    log.warn(`Changes are polled, not heard: ${error instanceof Error ? error.message : error}`),
  );
  const timer = setInterval(() => void poll(), pollEvery);
  timer.unref();
  return {
    onRevision(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    latest: () => latest,
    stop() {
      clearInterval(timer);
      listeners.clear();
    },
  };
}

async function readRevision(sql: Sql): Promise<bigint> {
  const [row] = await sql<{ revision: string }[]>`select revision::text from public.content_revision`;
  if (!row) throw new Error("The table content_revision lost its row.");
  return BigInt(row.revision);
}
