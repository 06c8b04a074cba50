import type { StoredRow, Writable } from "../../content/stored-row.ts";
import { insertRecord, updateRecord } from "../../data/records.ts";
import type { SaveResult } from "../form/save-result.ts";
import { browserClient } from "../session/browser-client.ts";
import type { Resource } from "./resource.ts";

/** Stores a new row, or an old one over the version that the person saw. Throws when the values are refused. */
export async function saveRow<Row extends StoredRow, Draft extends object>(
  { table, titles, form }: Resource<Row, Draft>,
  row: Row | null,
  values: Partial<Writable<Row>> & { id?: string },
  version: string | null,
): Promise<SaveResult<Draft>> {
  const client = browserClient();
  if (row === null) return saved(await insertRecord(client, table, values), "create");
  const outcome = await updateRecord(client, table, { id: row.id, updated_at: version ?? row.updated_at }, values);
  if (outcome.kind === "saved") return saved(outcome.row, "update");
  if (outcome.kind === "gone") return { kind: "refused", toast: titles.toasts.saveFailed("update", "Ya no existe.") };
  return { kind: "conflict", draft: form.of(outcome.theirs), version: outcome.theirs.updated_at };

  function saved({ id, updated_at }: Row, mode: "create" | "update"): SaveResult<Draft> {
    return { kind: "saved", toast: titles.toasts.saved(mode), id, version: updated_at };
  }
}
