import type { ManifiestoRow } from "../../content/site/manifiesto.ts";
import { type ManifiestoDraft, manifiestoForm, manifiestoInput } from "../../content/site/manifiesto-input.ts";
import { changedColumns } from "../plans/plan-commands.ts";
import type { FormPlans } from "../plans/use-planning.tsx";

/** What the form of the Manifiesto may keep for later: its one document. */
export function plansOfManifiesto(
  row: ManifiestoRow,
  onApplied: () => Promise<void>,
): FormPlans<ManifiestoDraft, Pick<ManifiestoRow, "content"> & Partial<Pick<ManifiestoRow, "translations">>> {
  return {
    table: "manifiesto_content",
    rows: ["1"],
    row,
    draftOf: ({ changes }) => manifiestoForm({ ...row, ...changes }),
    changesOf: async (values, base) => [{ row: "1", changes: changedColumns(manifiestoInput.parse(base), values) }],
    onApplied,
  };
}
