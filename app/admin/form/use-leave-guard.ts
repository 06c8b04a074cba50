import { useEffect, useRef } from "react";
import { watchForm } from "./unsaved-forms.ts";

interface LeaveGuardOptions {
  /** Below this address the form stays on the screen: dialogs may open over it. None: any other address ends it. */
  staysWithin?: string | undefined;
  abandon: () => void;
}

interface LeaveGuard {
  /** From now on this form lets go: it was saved, or its text is not wanted any more. */
  release: () => void;
  /** It is still there after the save, and asks again. */
  hold: () => void;
}

/** Unsaved changes ask before they are left: inside the panel through `LeaveDialog`, outside through the browser. */
export function useLeaveGuard(isDirty: boolean, { staysWithin, abandon }: LeaveGuardOptions): LeaveGuard {
  const isReleased = useRef(false);
  const latest = useRef(abandon);
  latest.current = abandon;
  // Talks to the browser, which asks in its own words before a tab is closed or reloaded, and to the panel's dialog.
  useEffect(() => {
    if (!isDirty) {
      isReleased.current = false;
      return;
    }
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReleased.current) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    const unwatch = watchForm({
      isLostAt: (path) => !isReleased.current && !(staysWithin && isWithin(path, staysWithin)),
      abandon: () => {
        isReleased.current = true;
        latest.current();
      },
    });
    return () => {
      removeEventListener("beforeunload", ask);
      unwatch();
    };
  }, [isDirty, staysWithin]);
  return {
    release: () => {
      isReleased.current = true;
    },
    hold: () => {
      isReleased.current = false;
    },
  };
}

const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}/`);
