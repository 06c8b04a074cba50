import type { RecordedRow } from "#domain/history/row-states.ts";
import { destructive } from "#texts/toast-text.ts";
import { type RecordedPlace, writeOver } from "../../data/record/audit-log.ts";
import { SaveRefused } from "../form/save-result.ts";
import { perform } from "../session/perform.ts";

/** What the database writes itself, and what is no row's own: its place among the others. */
const notRestored = ["id", "created_at", "updated_at", "display_order"];

/** The columns in which a version differs from the row of now; those that the table has no more are left out. */
export function columnsToRestore(now: RecordedRow, version: RecordedRow, { key }: RecordedPlace): RecordedRow {
  const isOld = ([name, value]: [string, unknown]) =>
    name in now && name !== key && !notRestored.includes(name) && JSON.stringify(now[name]) !== JSON.stringify(value);
  return Object.fromEntries(Object.entries(version).filter(isOld));
}

/** Saves a row as it was, over the version that the person saw, as any form saves: a new version with her name. */
export const restoreVersion = (place: RecordedPlace, now: RecordedRow, version: RecordedRow): Promise<void> =>
  perform(["update", place.table, now], async (client) => {
    const values = columnsToRestore(now, version, place);
    const isWritten = await writeOver(client, place, String(now.updated_at), values);
    if (!isWritten) throw new SaveRefused(overtaken);
  });

const overtaken = destructive(
  "No se ha restaurado",
  "Mientras mirabas, otra persona ha guardado cambios aquí. Ya se ven en la lista: compara otra vez y restaura si sigues queriendo.",
);
