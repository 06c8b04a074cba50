import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Saved } from "../form/save-result.ts";
import { sharedState } from "../session/shared-state.ts";

/** What the history remembers with a dialog's address: the page that it was opened over. */
export const openedOver = (path: string) => ({ over: path });

/**
 * How a dialog goes: back to the page it was opened over, so that the history does not hold that page twice. A dialog
 * that was opened by its address is replaced by the page at `path`. Resolves when the address is the page's; to false,
 * without leading anywhere, when the person had left the dialog by then.
 */
export function useWayBack(path: string): () => Promise<boolean> {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const here = useRef<string | null>(null);
  // Talks to those who close the dialog once something has been saved, which takes as long as it takes.
  useLayoutEffect(() => {
    here.current = pathname;
    return () => {
      here.current = null;
    };
  }, [pathname]);
  return async () => {
    if (here.current !== pathname) return false;
    if (state?.over !== path) {
      await navigate(path, { replace: true, preventScrollReset: true, flushSync: true, state });
      return true;
    }
    const arrived = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    await navigate(-1);
    await arrived;
    return true;
  };
}

/** The row that was saved last, and the entry of the history in which its list was then. */
const saved = sharedState<{ what: Saved; at: string } | null>(null);

/** Back from a dialog to its list, which says of the row that was saved where it shows now, until it is left. */
export function useCloseDialog(path: string): (done?: Saved) => Promise<void> {
  const goBack = useWayBack(path);
  return async (done) => {
    const isBack = await goBack();
    if (done && isBack) saved.set({ what: done, at: history.state?.key ?? "default" });
  };
}

/** What was saved in a dialog over this page, until it is left. */
export function useSaved(): Saved | undefined {
  const { key } = useLocation();
  const kept = saved.use();
  return kept?.at === key ? kept.what : undefined;
}

export function useSavedId(): string | undefined {
  const { state } = useLocation();
  return useSaved()?.id ?? state?.saved;
}
