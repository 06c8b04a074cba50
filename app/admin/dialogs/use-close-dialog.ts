import { useNavigate } from "react-router";

/** Back from a dialog to its list, which may say where the row that was saved shows now. */
export function useCloseDialog(path: string): (state?: { saved: string }) => Promise<void> | void {
  const navigate = useNavigate();
  return (state) => navigate(path, { replace: true, preventScrollReset: true, flushSync: true, state });
}
