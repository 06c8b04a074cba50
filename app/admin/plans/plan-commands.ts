import { momentInWords } from "#domain/time/moment-in-words.ts";
import { failed } from "#texts/admin/section-toasts.ts";
import { neutral } from "#texts/toast-text.ts";
import * as data from "../../data/record/planned-changes.ts";
import { type Faults, SaveRefused, type SaveResult, type SentForm } from "../form/save-result.ts";
import { perform } from "../session/perform.ts";

/** What a form may keep for later: rows of one table, each by its key. */
export interface PlanTarget<Draft, Values> {
  table: string;
  rows: readonly string[];
  /** The row itself, for what may be done with it. */
  row?: object;
  /** What differs of each row from what the form began with; or what is at fault. */
  changesOf: (values: Values, base: Draft) => Promise<Faults | readonly Omit<data.PlannedRow, "table">[]>;
}

/** What is asked beside the form itself: when, and in place of which plan. */
export interface PlanWish<Draft> {
  base: Draft;
  moments: data.PlanMomentsFromNow;
  replaced: readonly string[];
}

/** Keeps what a form changed for later: the rows stay as they are. */
export function planSave<Values, Draft>(
  { table, row, changesOf }: PlanTarget<Draft, Values>,
  { values, version }: SentForm<Values>,
  { base, moments, replaced }: PlanWish<Draft>,
): Promise<SaveResult<Draft>> {
  return perform(row ? ["update", table, row] : ["update", table], async (client) => {
    const found = await changesOf(values, base);
    if ("faults" in found) return { kind: "faults", ...found };
    const plans = found.filter(({ changes }) => Object.keys(changes).length > 0);
    if (plans.length === 0) throw new SaveRefused(failed("No hay ningún cambio que guardar."));
    await data.planChanges(
      client,
      plans.map((plan) => ({ table, ...plan })),
      moments,
      replaced,
    );
    const { from, until } = moments;
    const toast =
      from === null
        ? neutral("Guardado", until === null ? "" : `Vuelve a como estaba el ${momentInWords(until)}.`)
        : neutral("Cambio previsto", `Se guardará el ${momentInWords(from)}.`);
    return { kind: "saved", isForLater: true, toast, id: plans[0]?.row ?? "", version };
  });
}

/** The columns of `after` that say something else than `before`. */
export function changedColumns(before: object, after: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, name)),
    ),
  );
}

export const listPlans = (table: string, rows: readonly string[]) =>
  perform(["read", table], (client) => data.listPlannedChanges(client, table, rows));

export const movePlan = (table: string, id: string, dueAt: string) =>
  perform(["update", table], (client) => data.movePlannedChange(client, id, dueAt));

export const applyPlan = (table: string, id: string) =>
  perform(["update", table], (client) => data.applyPlannedChange(client, id));

export const dropPlan = (table: string, id: string) =>
  perform(["update", table], (client) => data.dropPlannedChange(client, id));
