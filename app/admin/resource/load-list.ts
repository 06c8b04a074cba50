import type { StoredRow } from "../../content/stored-row.ts";
import { listRecords, type RecordTable } from "../../data/records.ts";
import type { ToastText } from "../../texts/toast-text.ts";
import { showToast } from "../../ui/toast.ts";
import { toastOf } from "../form/save-result.ts";
import { browserClient } from "../session/browser-client.ts";
import { isSessionOver } from "../session/is-session-over.ts";
import { refuseUnless } from "../session/permissions.ts";
import { offerSignIn } from "../session/sign-in-again.ts";

/** What a list's `clientLoader` gives. */
export interface Listed<Row> {
  rows: Row[];
  isFailed: boolean;
}

/**
 * Rows of a section; a failed read says the section's toast and leaves the frame empty. A session that is
 * over is asked for again.
 */
export async function loadList<Row extends StoredRow>(
  table: RecordTable<Row>,
  loadFailed: (message: string) => ToastText,
): Promise<Listed<Row>> {
  try {
    refuseUnless("read", table.name);
    return { rows: await listRecords(browserClient(), table), isFailed: false };
  } catch (error) {
    if (isSessionOver(error)) offerSignIn();
    else showToast(toastOf(error, loadFailed));
    return { rows: [], isFailed: true };
  }
}
