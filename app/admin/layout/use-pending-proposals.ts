import { useEffect } from "react";
import type { Backlog } from "../../content/people/morning.ts";
import { readBacklog } from "../../data/inbox/waiting.ts";
import { browserClient } from "../session/browser-client.ts";
import { sharedState } from "../session/shared-state.ts";

/** How often the panel asks while somebody looks at it. */
const everyMs = 60_000;

/** What the badges of the menu and of the section say. */
const counts = sharedState({ pending: 0, waiting: 0 });

/** Counts anew the proposals and requests that nobody has looked at yet; a failed read leaves the badges as they are. */
export async function countPending(): Promise<void> {
  const backlog = await readBacklog(browserClient()).catch(() => null);
  if (backlog) showPending(backlog);
}

export function showPending(backlog: Backlog): void {
  const waiting = backlog.kinds.reduce((sum, { total }) => sum + total, 0);
  counts.set({ pending: backlog.pending_proposals, waiting });
}

export const useWaitingRequests = (): number => counts.use().waiting;

export const usePendingProposals = (): number => counts.use().pending;

/**
 * Counts once the first section is there and whenever the panel is read anew, but for the dashboard, which reads the
 * count with all else. While the panel is open proposals arrive: every minute that it is looked at, and when it is again.
 */
export function usePendingWatch(read: { isDashboard: boolean }): void {
  useEffect(() => {
    if (!read.isDashboard) void countPending();
  }, [read]);
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
