import { rememberSaved } from "../resource/saved-row.ts";
import { useWayBack } from "./use-way-back.ts";

/** Back from a dialog to its list, which may say where the row that was saved shows now. */
export function useCloseDialog(path: string): (done?: { saved: string }) => Promise<void> {
  const goBack = useWayBack(path);
  return async (done) => {
    await goBack();
    if (done) rememberSaved(done.saved);
  };
}
