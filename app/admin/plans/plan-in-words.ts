import type { PlannedChange } from "../../data/record/planned-changes.ts";
import { fromTo } from "../form/field-in-words.ts";
import { valueInWords } from "../form/value-in-words.ts";
import { compareRows } from "../history/changed-fields.ts";
import { recordedTable } from "../history/recorded-tables.ts";

const shortest = 28;
const mostNamed = 4;

/** What a plan changes of a row, field by field: "Precio 39,90 → 34,90 · Claim Black Friday". */
export function planInWords(table: string, row: object, { seen, changes }: PlannedChange): string {
  const known = recordedTable(table);
  if (!known) return "";
  const fields = compareRows(known, { ...row, ...seen }, { ...row, ...changes }).filter(
    (compareRow) => !compareRow.isSame,
  );
  const said = fields.slice(0, mostNamed).map(({ label, one, other }) => {
    if (Math.max(one.length, other.length) > shortest || `${one}${other}`.includes("\n")) return label;
    return one === valueInWords(null) ? `${label} ${other}` : `${label} ${fromTo(one, other)}`;
  });
  return [...said, ...(fields.length > mostNamed ? [`${fields.length - mostNamed} más`] : [])].join(" · ");
}
