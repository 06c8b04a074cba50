import type { StoredRow } from "../../content/stored-row.ts";
import type { Columns, Resource } from "../resource/resource.ts";
import { changedColumns } from "./plan-commands.ts";
import type { FormPlans } from "./use-planning.tsx";

/** What the form of a row of a list may keep for later. */
export function plansOfRow<Row extends Brief, Draft extends object, Brief extends StoredRow>(
  { table, form }: Pick<Resource<Row, Draft, Brief>, "table" | "form">,
  row: Row,
  onApplied: () => Promise<void>,
): FormPlans<Draft, Columns<Row>> {
  return {
    table: table.name,
    rows: [row.id],
    row,
    draftOf: ({ changes }) => form.of({ ...row, ...changes }),
    changesOf: async (values, base) => {
      const checked = (await form.check?.(values, row.id)) ?? { values };
      if ("faults" in checked) return checked;
      const stored = form.input.safeParse(base);
      return [{ row: row.id, changes: changedColumns(stored.success ? stored.data : row, checked.values) }];
    },
    onApplied,
  };
}
