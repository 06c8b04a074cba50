import type { StoredRow } from "../../content/stored-row.ts";
import type { ListMove } from "../../data/list-page.ts";
import {
  deleteRecord,
  insertRecord,
  isSlugTaken,
  type RecordTable,
  saveOrder,
  updateRecord,
} from "../../data/records.ts";
import type { Ordered } from "../../domain/lists/ordering.ts";
import type { SectionToasts } from "../../texts/admin/section-toasts.ts";
import { slugChecks } from "../../texts/admin/slug-checks.ts";
import type { ToastText } from "../../texts/toast-text.ts";
import { type Faults, SaveRefused, type SaveResult, type SentForm } from "../form/save-result.ts";
import { answering, type Handlers } from "../form/use-send.ts";
import { browserClient } from "../session/browser-client.ts";
import { mayDo, type Permissions, refuseUnless } from "../session/permissions.ts";
import type { Columns, Resource } from "./resource.ts";
import { takenValue } from "./taken-value.ts";

/** What of a section its action needs. */
interface Stored<Row extends StoredRow, Draft extends object> {
  table: RecordTable<Row>;
  titles: { toasts: SectionToasts };
  form: Pick<Resource<Row, Draft>["form"], "of" | "check">;
}

/** How a delete ended. `but`: what did not go with the row. */
export interface Deleted {
  but?: ToastText;
}

/**
 * The `clientAction` of a list: saves the row that the address names, or a new one at `nuevo`, deletes it, or saves the
 * order of the list; `others` are what else is done at its address. What goes wrong is thrown to whoever asked.
 */
export function resourceAction<Row extends StoredRow, Draft extends object>(
  resource: Stored<Row, Draft>,
  others: Handlers = {},
  may: Permissions = mayDo,
) {
  const { table } = resource;
  return answering({
    post: (sent: SentForm<Columns<Row>>, { params: { id } }) =>
      saveRow(resource, id === "nuevo" ? null : id, sent, may),
    delete: (_: null, { params: { id } }) => deleteRow(table, id, may),
    patch: (changes: readonly Ordered[] | ListMove) => orderRows(table, changes, may),
    ...others,
  });
}

async function saveRow<Row extends StoredRow, Draft extends object>(
  { table, titles: { toasts }, form }: Stored<Row, Draft>,
  id: string | null = null,
  { values: sent, version }: SentForm<Columns<Row>>,
  may: Permissions,
): Promise<SaveResult<Draft>> {
  const mode = id === null ? "create" : "update";
  refuseUnless(mode, table.name, may);
  const saved = (row: Row): SaveResult<Draft> => {
    return { kind: "saved", toast: toasts.saved(mode), id: row.id, version: row.updated_at };
  };
  const store = async (values: Columns<Row>): Promise<SaveResult<Draft>> => {
    if (id === null) return saved(await insertRecord(browserClient(), table, values));
    const outcome = await updateRecord(browserClient(), table, { id, updated_at: version ?? "" }, values);
    if (outcome.kind === "saved") return saved(outcome.row);
    if (outcome.kind === "gone") throw new SaveRefused(toasts.saveFailed(mode, "Ya no existe."));
    return { kind: "conflict", draft: form.of(outcome.theirs), version: outcome.theirs.updated_at };
  };
  try {
    const checked = (await form.check?.(sent, id)) ?? { values: sent };
    return "faults" in checked ? { kind: "faults", ...checked } : await store(checked.values);
  } catch (error) {
    const taken = takenValue(error);
    if (!taken) throw error;
    const { name, sentence } = taken;
    // A field that the form does not show leaves the word to the toast.
    return { kind: "faults", faults: { [name]: sentence }, toast: toasts.saveFailed(mode, sentence) };
  }
}

/** The `check` of a form: no other row of the table has the slug (admin §5). That is said in its field, and in `toast`. */
export function checkSlug(table: { name: string }, toast?: ToastText) {
  return async <Values extends { slug?: string }>(
    values: Values,
    ownId: string | null,
  ): Promise<{ values: Values } | Faults> => {
    const { slug = "" } = values;
    try {
      const isTaken = await isSlugTaken(browserClient(), table, slug, ownId);
      return isTaken ? { faults: { slug: slugChecks.taken.description }, ...(toast && { toast }) } : { values };
    } catch (error) {
      throw new SaveRefused(slugChecks.failed, error);
    }
  };
}

/** Deletes a row of a list. A delete that takes none is a failure: it was gone, or is not ours to delete. */
export async function deleteRow<Row extends StoredRow>(
  table: RecordTable<Row>,
  id = "",
  may = mayDo,
): Promise<Deleted> {
  refuseUnless("delete", table.name, may);
  const isGone = await deleteRecord(browserClient(), table, id);
  if (!isGone) throw new Error("No se ha borrado ninguna fila.");
  return {};
}

async function orderRows<Row extends StoredRow>(
  table: RecordTable<Row>,
  changes: readonly Ordered[] | ListMove,
  may: Permissions,
): Promise<void> {
  refuseUnless("order", table.name, may);
  if ("moved" in changes) await (await import("../../data/list-page.ts")).moveInList(browserClient(), table, changes);
  else await saveOrder(browserClient(), table, changes);
}
