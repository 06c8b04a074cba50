import type { ClientActionFunctionArgs } from "react-router";
import type { StoredRow } from "../../content/stored-row.ts";
import { deleteRecord, insertRecord, updateRecord } from "../../data/records.ts";
import type { ToastText } from "../../texts/toast-text.ts";
import type { FormErrors } from "../form/form-errors.ts";
import { SaveRefused, type SaveResult } from "../form/save-result.ts";
import { sayWhy } from "../form/say-why.ts";
import { browserClient } from "../session/browser-client.ts";
import { mayDo, notAllowed } from "../session/permissions.ts";
import { withSession } from "../session/with-session.ts";
import type { Columns, ListDescription, Resource } from "./resource.ts";
import { takenValue } from "./taken-value.ts";

/** What a form sends: the columns, and the version of the row that the person saw. */
export interface SentRow<Row extends StoredRow> {
  values: Columns<Row>;
  version: string | null;
}

export type DeleteResult =
  /** `but`: what did not go with it. */
  { kind: "deleted"; but?: ToastText } | { kind: "refused"; toast: ToastText };

type Args = Pick<ClientActionFunctionArgs, "request" | "params">;

/**
 * The `clientAction` of a list: saves the row that the address names, or a new one at `nuevo`, or deletes it. It never
 * throws, so that the form and its text stay; what went wrong is its answer.
 */
export function resourceAction<Row extends StoredRow, Draft extends object>(resource: Resource<Row, Draft>) {
  return async ({ request, params }: Args): Promise<SaveResult<Draft> | DeleteResult> => {
    const id = params.id === "nuevo" ? null : (params.id ?? null);
    if (request.method === "DELETE") return deleteRow(resource, id ?? "");
    return saveRow(resource, id, await request.json());
  };
}

async function saveRow<Row extends StoredRow, Draft extends object>(
  { table, titles, form }: Resource<Row, Draft>,
  id: string | null,
  { values: sent, version }: SentRow<Row>,
): Promise<SaveResult<Draft>> {
  const mode = id === null ? "create" : "update";
  if (!mayDo(mode, table.name)) return { kind: "refused", toast: notAllowed };
  const client = browserClient();
  const store = async (values: Columns<Row>): Promise<SaveResult<Draft>> => {
    if (id === null) return saved(await insertRecord(client, table, values));
    const outcome = await updateRecord(client, table, { id, updated_at: version ?? "" }, values);
    if (outcome.kind === "saved") return saved(outcome.row);
    if (outcome.kind === "gone") return { kind: "refused", toast: titles.toasts.saveFailed(mode, "Ya no existe.") };
    return { kind: "conflict", draft: form.of(outcome.theirs), version: outcome.theirs.updated_at };
  };
  const saved = (row: Row): SaveResult<Draft> => {
    return { kind: "saved", toast: titles.toasts.saved(mode), id: row.id, version: row.updated_at };
  };
  try {
    const checked = (await form.check?.(sent, id)) ?? { values: sent };
    return "faults" in checked ? { kind: "faults", ...checked } : await withSession(() => store(checked.values));
  } catch (error) {
    const taken = takenValue(error);
    const toast =
      error instanceof SaveRefused ? error.toast : titles.toasts.saveFailed(mode, taken?.sentence ?? sayWhy(error));
    // A form has the fields of its columns; one that it does not show leaves the word to the toast.
    if (taken) return { kind: "faults", faults: { [taken.name]: taken.sentence } as FormErrors<Draft>, toast };
    return { kind: "refused", toast };
  }
}

/** Deletes a row of a list. A delete that takes none is a failure: it was gone, or is not ours to delete. */
export async function deleteRow<Row extends StoredRow>(
  { table, titles }: Pick<ListDescription<Row>, "table" | "titles">,
  id: string,
): Promise<DeleteResult> {
  if (!mayDo("delete", table.name)) return { kind: "refused", toast: notAllowed };
  try {
    const isGone = await withSession(() => deleteRecord(browserClient(), table, id));
    if (!isGone) throw new Error("No se ha borrado ninguna fila.");
    return { kind: "deleted" };
  } catch (error) {
    return { kind: "refused", toast: titles.toasts.deleteFailed(sayWhy(error)) };
  }
}
