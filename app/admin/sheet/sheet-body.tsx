import type { RefObject } from "react";
import type { Whole } from "../many/planned-row.ts";
import { SheetRow } from "./sheet-row.tsx";
import type { SheetState, SheetSubject } from "./use-sheet.ts";
import { type Room, rowHeight, useShownCells } from "./use-shown-cells.ts";

interface SheetBodyProps {
  resource: SheetSubject;
  rows: readonly Whole[];
  sheet: SheetState;
  scroller: RefObject<HTMLElement | null>;
  room: Room;
  /** In pixels, one for each column. */
  widths: readonly number[];
  /** What the field of the picked cell begins with; null where nobody types. */
  editing: string | null;
  onFill: () => void;
  onCommit: (text: string, by: { row: number; column: number }) => void;
  onCancel: () => void;
}

const parts = ["club_id", "weekday"];

/** The rows on the screen. It alone is drawn again for a scroll. */
export function SheetBody({ resource, rows, sheet, scroller, room, widths, editing, ...does }: SheetBodyProps) {
  const { columns, selection, plans, edits } = sheet;
  const { first, last, from, to } = useShownCells(scroller, rows.length, widths, selection, room);
  return (
    <tbody>
      <tr style={{ height: first * rowHeight }} />
      {rows.slice(first, last).map((row, index) => {
        const at = first + index;
        return (
          <SheetRow
            key={row.id}
            at={at}
            row={row}
            name={resource.nameOf(row)}
            columns={columns}
            from={from}
            to={to}
            said={sheet.said(row)}
            cells={edits.get(row.id)}
            plan={plans.get(row.id)}
            isFirstOfPart={at > 0 && parts.some((name) => row[name] !== rows[at - 1]?.[name])}
            isLow={at > 3 && at > rows.length - 4}
            selection={sheet.within(at)}
            editing={at === selection.row ? editing : null}
            {...does}
          />
        );
      })}
      <tr style={{ height: (rows.length - last) * rowHeight }} />
    </tbody>
  );
}
