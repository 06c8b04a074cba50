import { momentInWords } from "#domain/time/moment-in-words.ts";
import { failed } from "#texts/admin/section-toasts.ts";
import { neutral } from "#texts/toast-text.ts";
import type { StoredRow } from "../../content/stored-row.ts";
import * as data from "../../data/record/planned-changes.ts";
import { SaveRefused, type SaveResult, type SentForm } from "../form/save-result.ts";
import type { Columns, Resource } from "../resource/resource.ts";
import { perform } from "../session/perform.ts";

/** When a change is to be written, and when the row is to be as it was again; ISO text. */
export interface PlanMoments {
  from: string;
  until: string | null;
}

/** Keeps what a form changed of a row for later: the row stays as it is. */
export function planRow<Row extends Brief, Draft extends object, Brief extends StoredRow>(
  { table, form }: Pick<Resource<Row, Draft, Brief>, "table" | "form">,
  row: Row,
  { values, version }: SentForm<Columns<Row>>,
  { from, until }: PlanMoments,
): Promise<SaveResult<Draft>> {
  return perform(["update", table.name, row], async (client) => {
    const checked = (await form.check?.(values, row.id)) ?? { values };
    if ("faults" in checked) return { kind: "faults", ...checked };
    const stored = form.input.safeParse(form.of(row));
    const before: object = stored.success ? stored.data : row;
    const changes = changedColumns(before, checked.values);
    if (Object.keys(changes).length === 0) throw new SaveRefused(failed("No hay ningún cambio que guardar."));
    const place = { table: table.name, row: row.id };
    const back = Object.fromEntries(Object.keys(changes).map((name) => [name, Reflect.get(before, name)]));
    await data.planChanges(client, [
      { ...place, changes, due_at: from },
      ...(until ? [{ ...place, changes: back, due_at: until }] : []),
    ]);
    return {
      kind: "saved",
      toast: neutral("Cambio previsto", `Se guardará el ${momentInWords(from)}.`),
      id: row.id,
      version,
    };
  });
}

function changedColumns(before: object, after: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, name)),
    ),
  );
}

export const listPlans = (table: string, row: string) =>
  perform(["read", table], (client) => data.listPlannedChanges(client, table, row));

export const movePlan = (table: string, id: string, dueAt: string) =>
  perform(["update", table], (client) => data.movePlannedChange(client, id, dueAt));

export const applyPlan = (table: string, id: string) =>
  perform(["update", table], (client) => data.applyPlannedChange(client, id));

export const dropPlan = (table: string, id: string) =>
  perform(["update", table], (client) => data.dropPlannedChange(client, id));
