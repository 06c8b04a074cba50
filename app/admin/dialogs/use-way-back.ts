import { useLocation, useNavigate } from "react-router";

/** What the history remembers with a dialog's address: the page that it was opened over. */
export const openedOver = (path: string) => ({ over: path });

/**
 * How a dialog goes: back to the page it was opened over, so that the history does not hold that page twice. A dialog
 * that was opened by its address is replaced by the page at `path`. Resolves when the address is the page's.
 */
export function useWayBack(path: string): () => Promise<void> {
  const navigate = useNavigate();
  const { state } = useLocation();
  return async () => {
    if (state?.over !== path) {
      return navigate(path, { replace: true, preventScrollReset: true, flushSync: true, state });
    }
    const arrived = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    await navigate(-1);
    await arrived;
  };
}
