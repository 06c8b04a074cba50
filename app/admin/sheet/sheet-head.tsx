import type { SheetState } from "./use-sheet.ts";
import { numberWidth } from "./use-shown-cells.ts";

interface SheetHeadProps {
  columns: SheetState["columns"];
  /** In pixels, one for each. */
  widths: readonly number[];
  /** The column of the cell that is picked. */
  chosen: number;
}

export function SheetHead({ columns, widths, chosen }: SheetHeadProps) {
  return (
    <>
      <colgroup>
        <col style={{ width: numberWidth }} />
        {widths.map((width, at) => (
          <col key={columns[at]?.key} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col" className="sheet__number tiny">
            <span className="sr-only">Fila</span>
          </th>
          {columns.map(({ key, label, kind }, at) => (
            <th key={key} scope="col" className={`fine sheet__cell--${kind}${at === chosen ? " sheet__head--on" : ""}`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}
