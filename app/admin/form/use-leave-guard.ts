import { useEffect, useRef } from "react";
import { type Blocker, useBlocker } from "react-router";

export interface LeaveGuard {
  blocker: Blocker;
  /** From now on this form lets go: it was saved, or its text is not wanted any more. */
  release: () => void;
}

/**
 * Asks before unsaved changes are left: by Back, by a link, by closing the tab. A way to /login stays open, because it
 * means that the session is over; the draft is kept in the browser then.
 */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const isReleased = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !isReleased.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.pathname !== "/login",
  );
  // Talks to the browser, which asks in its own words before a tab is closed or reloaded.
  useEffect(() => {
    if (!isDirty) {
      isReleased.current = false;
      return;
    }
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReleased.current) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isDirty]);
  return {
    blocker,
    release: () => {
      isReleased.current = true;
    },
  };
}
