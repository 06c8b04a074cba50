import type { StoredRow } from "../../content/stored-row.ts";
import { readLast, readListPage } from "../../data/list-page.ts";
import type { RecordTable } from "../../data/records.ts";
import { browserClient } from "../session/browser-client.ts";
import { readListView } from "./list-address.ts";
import type { Listed } from "./listed.ts";

// Comes with the first list that is long: its pages, and what shows them.
export { LongRows } from "./long-rows.tsx";

/** The page of a list that an address asks for. Throws when the read fails. */
export async function loadPage<Row extends StoredRow>(
  table: RecordTable<Row>,
  search: URLSearchParams,
): Promise<Listed<Row>> {
  const view = readListView(search);
  const isOrdered = table.order[0]?.column === "display_order";
  const [page, last] = await Promise.all([
    readListPage(browserClient(), table, view),
    isOrdered ? readLast(browserClient(), table) : [],
  ]);
  return { rows: page.rows, isFailed: false, long: { view, page, last } };
}
