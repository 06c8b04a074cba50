import type { StoredRow } from "../../content/stored-row.ts";
import type { ListPage, ListView } from "../../data/list-page.ts";

/** What a list's `clientLoader` gives. */
export interface Listed<Row extends StoredRow> {
  rows: Row[];
  isFailed: boolean;
  /** Of a list that has grown: what `rows` are a page of. */
  long?: LongList<Row>;
}

export interface LongList<Row extends StoredRow> {
  view: ListView;
  page: ListPage<Row>;
  /** The row that a new one comes after, where people put them in order and there is one. */
  last: Row[];
}
