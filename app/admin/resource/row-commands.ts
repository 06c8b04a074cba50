import type { SupabaseClient } from "@supabase/supabase-js";
import type { Ordered } from "#domain/lists/ordering.ts";
import { failed, type SectionToasts } from "#texts/admin/section-toasts.ts";
import { slugChecks } from "#texts/admin/slug-checks.ts";
import type { ToastText } from "#texts/toast-text.ts";
import type { StoredRow } from "../../content/stored-row.ts";
import type { ListMove } from "../../data/list-page.ts";
import {
  deleteRecord,
  insertRecord,
  isSlugTaken,
  type RecordTable,
  saveOrder,
  type UpdateOutcome,
  updateRecord,
} from "../../data/records.ts";
import { type Faults, SaveRefused, type SaveResult, type SentForm, saveResult } from "../form/save-result.ts";
import { sayWhy } from "../form/say-why.ts";
import { browserClient } from "../session/browser-client.ts";
import { perform } from "../session/perform.ts";
import { mayDo } from "../session/permissions.ts";
import { webPlaceOf } from "./publication-tag.tsx";
import type { Columns, Resource } from "./resource.ts";
import { takenValue } from "./taken-value.ts";

interface Stored<Row extends Brief, Draft extends object, Brief extends StoredRow> {
  table: RecordTable<Brief>;
  whole?: RecordTable<Row>;
  titles: { toasts: SectionToasts };
  form: Pick<Resource<Row, Draft, Brief>["form"], "of" | "check">;
  onTheWeb?: Resource<Row, Draft, Brief>["onTheWeb"];
}

/** `row`: as it is stored now. */
type StoredResult<Row, Draft> = SaveResult<Draft> & { row?: Row };

/**
 * Saves the row with this id, or a new one where it is null: only over the version that the person saw, else it gives
 * what somebody else has saved meanwhile. A value that another row has is a fault of its field.
 */
export function saveRow<Row extends Brief, Draft extends object, Brief extends StoredRow>(
  resource: Stored<Row, Draft, Brief>,
  id: string | null,
  { values: sent, version }: SentForm<Columns<Row>>,
): Promise<StoredResult<Row, Draft>> {
  const { form } = resource;
  const { toasts } = resource.titles;
  // Without `whole` the rows of the list are whole.
  const table = (resource.whole ?? resource.table) as RecordTable<Row>;
  const mode = id === null ? "create" : "update";
  const store = async (client: SupabaseClient, values: Columns<Row>): Promise<StoredResult<Row, Draft>> => {
    const outcome: UpdateOutcome<Row> =
      id === null
        ? { kind: "saved", row: await insertRecord(client, table, values) }
        : await updateRecord(client, table, { id, updated_at: version ?? "" }, values);
    const gone = goneToast(toasts, table.name, sent);
    const result = saveResult(outcome, form.of, toasts.saved(mode), gone);
    if (result.kind !== "saved" || outcome.kind !== "saved") return result;
    const { row } = outcome;
    return { ...result, row, place: resource.onTheWeb ? webPlaceOf(resource, row) : undefined };
  };
  return perform([mode, table.name, sent], async (client) => {
    try {
      const checked = (await form.check?.(sent, id)) ?? { values: sent };
      return "faults" in checked ? { kind: "faults", ...checked } : await store(client, checked.values);
    } catch (error) {
      // A rule of the house: what is to be done instead is more than "could not be saved".
      if (isSecondPersonAsked(error)) throw new SaveRefused(failed(sayWhy(error)), error);
      const taken = takenValue(error);
      if (!taken) throw error;
      const { name, sentence } = taken;
      // A field that the form does not show leaves the word to the toast.
      return { kind: "faults", faults: { [name]: sentence }, toast: toasts.saveFailed(mode, sentence) };
    }
  });
}

/** The section's sentence, some of which say nothing of why; and what can be done, which hangs on who sees the trash. */
function goneToast({ saveFailed }: SectionToasts, table: string, row: object): ToastText {
  const seesTrash = mayDo("delete", table, row);
  const way = seesTrash ? "Restáurala desde la Papelera, en otra pestaña," : "Pide que la restauren desde la Papelera";
  const back = isKept(table) ? ` Lo que has escrito sigue aquí. ${way} y vuelve a guardar.` : "";
  const why = `Esta ficha se ha eliminado mientras tanto.${back}`;
  const toast = saveFailed("update", why);
  return toast.description.includes(why) ? toast : { ...toast, description: `${toast.description} ${why}` };
}

/** Whether the trash has what was deleted; what visitors sent goes for good. */
export const isKept = (table: string) => table !== "partner_submissions" && table !== "requests";

const isSecondPersonAsked = (error: unknown) =>
  error instanceof Error && "hint" in error && error.hint === "second_person";

/** Deletes a row of a list. A delete that takes none is a failure: it was gone, or is not ours to delete. */
export function deleteRow<Row extends StoredRow>(table: RecordTable<Row>, row: Pick<Row, "id">): Promise<void> {
  return perform(["delete", table.name, row], async (client) => {
    const isGone = await deleteRecord(client, table, row.id);
    if (!isGone) throw new Error("No se ha borrado ninguna fila.");
  });
}

export function orderRows<Row extends StoredRow>(table: RecordTable<Row>, changes: readonly Ordered[]): Promise<void> {
  return perform(["order", table.name], (client) => saveOrder(client, table, changes));
}

/** Moves a row of a long list beside another, whose numbers are not known here. */
export function moveRow<Row extends StoredRow>(table: RecordTable<Row>, move: ListMove): Promise<void> {
  return perform(["order", table.name], async (client) => {
    await (await import("../../data/list-page.ts")).moveInList(client, table, move);
  });
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
