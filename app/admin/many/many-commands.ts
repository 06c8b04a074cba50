import type { StoredRow } from "../../content/stored-row.ts";
import { type ListView, readFound } from "../../data/list-page.ts";
import { changeRows, type RowChanges, readRows, undoChange } from "../../data/record/many-rows.ts";
import { type PlanMoments, type PlannedRow, planChanges } from "../../data/record/planned-changes.ts";
import type { RecordTable } from "../../data/records.ts";
import { takenValue } from "../resource/taken-value.ts";
import { perform } from "../session/perform.ts";

/** So many are changed at once at most. */
const mostRows = 5_000;

/** Every row that a long list has found. */
export const readAllFound = <Row extends StoredRow>(table: RecordTable<Row>, view: ListView): Promise<Row[]> =>
  perform(["read", table.name], (client) => readFound(client, table, view, mostRows));

/** Rows with all their columns, in the order of their ids. */
export const readWhole = <Row extends StoredRow>(table: RecordTable<Row>, ids: readonly string[]): Promise<Row[]> =>
  perform(["read", table.name], async (client) => {
    const rows = new Map((await readRows(client, table, ids)).map((row) => [row.id, row]));
    return ids.flatMap((id) => rows.get(id) ?? []);
  });

/** Writes all of it or nothing, and gives the number that takes it back. Throws what stands in the way. */
export const writeMany = (
  operation: "create" | "update" | "delete",
  table: { name: string },
  changes: RowChanges,
): Promise<number> =>
  perform([operation, table.name], async (client) => {
    try {
      return await changeRows(client, table, changes);
    } catch (error) {
      const taken = takenValue(error);
      throw taken ? new Error(taken.sentence, { cause: error }) : error;
    }
  });

/** Has rows say something at a moment, all of them or none. Throws what stands in the way. */
export const planMany = (
  { name: table }: { name: string },
  changed: readonly { id: string; told: PlannedRow["changes"] }[],
  moments: PlanMoments,
): Promise<void> =>
  perform(["update", table], (client) =>
    planChanges(
      client,
      changed.map(({ id, told }) => ({ table, row: id, changes: told })),
      moments,
    ),
  );

/** Takes back what `writeMany` did, or what nobody has touched of it since. */
export const undoMany = (table: { name: string }, change: number, theRest: boolean): Promise<void> =>
  perform(["update", table.name], (client) => undoChange(client, change, theRest));
