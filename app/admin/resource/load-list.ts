import type { SupabaseClient } from "@supabase/supabase-js";
import type { ToastText } from "#texts/toast-text.ts";
import type { StoredRow } from "../../content/stored-row.ts";
import { listRecords, type RecordTable } from "../../data/records.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { toastOf } from "../form/save-result.ts";
import { browserClient } from "../session/browser-client.ts";
import { isSessionOver } from "../session/is-session-over.ts";
import { mayDo, refuseUnless } from "../session/permissions.ts";
import { readsAhead } from "../session/reads-ahead.ts";
import { offerSignIn } from "../session/sign-in-again.ts";
import type { Listed } from "./listed.ts";
import { viewOf } from "./view-of.ts";

/** A list of more rows is read in pages and searched by the database (decision 0320). */
const mostAtOnce = 500;
/** Tables that were longer when they were last read. */
const known = new Set<string>();

/** The reads of a list's loader, which the document begins; with others that it waits for. */
export const listAhead = <Row extends StoredRow>(
  table: RecordTable<Row>,
  ...others: ((client: SupabaseClient) => unknown)[]
) => ({
  ahead: readsAhead((client) => [listRecords(client, table, mostAtOnce), ...others.map((read) => read(client))]),
});

/**
 * Rows of a section; a failed read says the section's toast and leaves the frame empty. A session that is
 * over is asked for again. With the request of its loader, a long list is read in pages.
 */
export async function loadList<Row extends StoredRow>(
  table: RecordTable<Row>,
  loadFailed: (message: string) => ToastText,
  request?: Request,
): Promise<Listed<Row>> {
  try {
    refuseUnless("read", table.name);
    const address = request && new URL(request.url);
    const isAsked = address && (known.has(table.name) || viewOf(address));
    const rows = isAsked ? null : await listRecords(browserClient(), table, address && mostAtOnce);
    // What visitors read of other clubs is not hers to work on.
    const hers = rows?.filter((row) => mayDo("read", table.name, row));
    if (hers || !address) return { rows: hers ?? [], isFailed: false };
    known.add(table.name);
    return (await import("./load-page.ts")).loadPage(table, address.searchParams);
  } catch (error) {
    if (isSessionOver(error)) offerSignIn();
    else showToast(toastOf(error, loadFailed));
    return { rows: [], isFailed: true };
  }
}
