import type { PlannedChange } from "../../data/record/planned-changes.ts";
import { changeInWords } from "../history/changed-fields.ts";
import { recordedTable } from "../history/recorded-tables.ts";

/** What a plan changes of a row, as the history says it: "Precio 39,90 → 34,90". */
export function planInWords(table: string, row: object, { due_at, seen, changes }: PlannedChange): string {
  const known = recordedTable(table);
  return known ? changeInWords(known, { at: due_at, kind: "update", before: seen, after: changes }, { ...row }) : "";
}
