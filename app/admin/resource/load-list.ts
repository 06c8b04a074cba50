import type { StoredRow } from "../../content/stored-row.ts";
import { listRecords, type RecordTable } from "../../data/records.ts";
import type { ToastText } from "../../texts/toast-text.ts";
import { showToast } from "../../ui/toast.ts";
import { sayWhy } from "../form/say-why.ts";
import { browserClient } from "../session/browser-client.ts";

/** What a list's `clientLoader` gives. */
export interface Listed<Row> {
  rows: Row[];
  isFailed: boolean;
}

/** Rows of a section; a failed read says the section's toast and leaves the frame empty. */
export async function loadList<Row extends StoredRow>(
  table: RecordTable<Row>,
  loadFailed: (message: string) => ToastText,
): Promise<Listed<Row>> {
  try {
    return { rows: await listRecords(browserClient(), table), isFailed: false };
  } catch (error) {
    showToast(loadFailed(sayWhy(error)));
    return { rows: [], isFailed: true };
  }
}
