import type { StoredRow } from "../../content/stored-row.ts";
import { readFound } from "../../data/list-page.ts";
import { listRecords } from "../../data/records.ts";
import type { ManyForm, Whole } from "../many/planned-row.ts";
import type { LongList } from "../resource/listed.ts";
import { perform } from "../session/perform.ts";
import { mostLines } from "./read-table-file.ts";

/** The rows that a list shows, with all their columns, in its order; of a long list what its view has found. */
export const readShown = (
  { table }: ManyForm,
  found: readonly StoredRow[],
  long: LongList<StoredRow> | undefined,
): Promise<Whole[]> =>
  perform(["read", table.name], async (client) => {
    if (long) return readFound(client, table, long.view, mostLines);
    const rows = new Map((await listRecords(client, table)).map((row) => [row.id, row]));
    return found.flatMap(({ id }) => rows.get(id) ?? []);
  });

/** Every row that a file may be about. */
export const readAllRows = ({ table }: ManyForm): Promise<Whole[]> =>
  perform(["read", table.name], async (client) => listRecords(client, table));
