import { useEffect, useSyncExternalStore } from "react";
import type { Backlog } from "../../content/people/morning.ts";
import { readBacklog } from "../../data/inbox/waiting.ts";
import { browserClient } from "../session/browser-client.ts";

/** How often the panel asks while somebody looks at it. */
const everyMs = 60_000;

/** What the badges of the menu and of the section say. */
let pending = 0;
let waiting = 0;
const listeners = new Set<() => void>();

/** Counts anew the proposals and requests that nobody has looked at yet; a failed read leaves the badges as they are. */
export async function countPending(): Promise<void> {
  const backlog = await readBacklog(browserClient()).catch(() => null);
  if (backlog) showPending(backlog);
}

export function showPending(backlog: Backlog): void {
  pending = backlog.pending_proposals;
  waiting = backlog.kinds.reduce((sum, { total }) => sum + total, 0);
  for (const listener of listeners) listener();
}

export const useWaitingRequests = (): number => useSyncExternalStore(subscribe, () => waiting, onServer);

export const usePendingProposals = (): number => useSyncExternalStore(subscribe, () => pending, onServer);

/** While the panel is open proposals arrive: counts every minute that it is looked at, and when it is looked at again. */
export function usePendingWatch(): void {
  // Talks to the clock and to the browser, which says when the tab is looked at.
  useEffect(() => {
    const count = () => void (document.visibilityState === "visible" && countPending());
    const clock = setInterval(count, everyMs);
    document.addEventListener("visibilitychange", count);
    return () => {
      clearInterval(clock);
      document.removeEventListener("visibilitychange", count);
    };
  }, []);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const onServer = () => 0;
