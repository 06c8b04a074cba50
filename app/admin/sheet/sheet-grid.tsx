import { type PointerEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useState } from "react";
import { useLeaveGuard } from "../form/use-unsaved-text.ts";
import type { ManyForm, Whole } from "../many/planned-row.ts";
import { ReviewDialog } from "./review-dialog.tsx";
import { cellAt } from "./selection.ts";
import { SheetBody } from "./sheet-body.tsx";
import { SheetFoot } from "./sheet-foot.tsx";
import { SheetHead } from "./sheet-head.tsx";
import { type SheetState, type SheetSubject, type Together, useSheet } from "./use-sheet.ts";
import { useSheetKeys } from "./use-sheet-keys.ts";
import { numberWidth, useRoom } from "./use-shown-cells.ts";

interface SheetGridProps {
  resource: SheetSubject;
  form: ManyForm;
  rows: readonly Whole[];
  readAnew: () => Promise<readonly Whole[]>;
  together?: Together;
}

// The same whatever is drawn, so that nothing moves while somebody types or scrolls.
const widthOf = { text: 200, choice: 150, flag: 96, number: 112, price: 136, moment: 160, day: 120 } as const;

/** The cells, and what keys, pointer and clipboard do with them. One stop of Tab: inside, arrows go on. */
export function SheetGrid({ resource, form, rows, readAnew, together }: SheetGridProps) {
  const sheet = useSheet(form, rows, together);
  const { columns, selection, edits } = sheet;
  const widths = columns.map(({ kind }, at) => (at === 0 ? 200 : widthOf[kind]));
  const [isReviewing, setReviewing] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const room = useRoom(scroller);
  const focus = () => grid.current?.focus({ preventScroll: true });
  const keys = useSheetKeys(sheet, { rows: rows.length, columns: columns.length, page: room.page }, focus);
  const { editing } = keys;
  // Rows are not drawn again for what is picked elsewhere: what their cells tell of is asked for when they tell it.
  const now = useRef({ sheet, editing });
  useLayoutEffect(() => {
    now.current = { sheet, editing };
  });
  useLeaveGuard(edits.size > 0, { staysWithin: undefined, abandon: () => undefined });
  const pointer = useSheetPointer(now);
  return (
    <section className="boxed" aria-label={`${resource.titles.list}, tabla`}>
      <div ref={scroller} className="sheet-scroll white scrolls">
        <table
          ref={grid}
          className="sheet figures nowrap"
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table with this role (ARIA Authoring Practices)
          role="grid"
          tabIndex={0}
          aria-label={`Tabla de ${resource.titles.many}`}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 1}
          aria-multiselectable="true"
          aria-activedescendant={`cell-${selection.row}-${selection.column}`}
          onKeyDown={keys.press}
          onCopy={keys.copy}
          onPaste={keys.paste}
          onPointerDown={pointer.press}
          onPointerOver={pointer.enter}
          onPointerUp={pointer.release}
          onDoubleClick={(event) => placeOf(event) && keys.edit()}
          style={{ width: widths.reduce((sum, width) => sum + width, numberWidth) }}
        >
          <SheetHead columns={columns} widths={widths} chosen={selection.column} />
          <SheetBody
            {...{ resource, rows, sheet, scroller, room, widths, editing }}
            onFill={pointer.fill}
            onCommit={keys.commit}
            onCancel={keys.stopEditing}
          />
        </table>
      </div>
      <SheetFoot sheet={sheet} onWrong={focus} onReview={() => setReviewing(true)} />
      {isReviewing && (
        <ReviewDialog {...{ resource, rows, sheet, readAnew }} onWrong={focus} onClose={() => setReviewing(false)} />
      )}
    </section>
  );
}

/** The cell that an event is about. */
function placeOf({ target }: SyntheticEvent) {
  const [, row, column] = (target instanceof Element && target.closest("td")?.id.split("-").map(Number)) || [];
  return row === undefined || column === undefined ? null : { row, column };
}

/** What the pointer does: it picks a cell, draws a range, or pulls what is picked over those below. */
function useSheetPointer(now: RefObject<{ sheet: SheetState; editing: string | null }>) {
  const dragging = useRef<"select" | "fill" | null>(null);
  return {
    press(event: PointerEvent) {
      const place = placeOf(event);
      if (!place || event.button !== 0) return;
      dragging.current = "select";
      const { sheet, editing } = now.current;
      if (editing !== null) return;
      sheet.select(event.shiftKey ? { ...sheet.selection, ...place } : cellAt(place.row, place.column));
    },
    enter(event: PointerEvent) {
      const place = placeOf(event);
      const { sheet } = now.current;
      if (!place || event.buttons !== 1) return;
      if (dragging.current === "select") sheet.select({ ...sheet.selection, ...place });
      else if (dragging.current === "fill") sheet.stretchTo(place.row);
    },
    fill() {
      dragging.current = "fill";
    },
    release() {
      if (dragging.current === "fill") now.current.sheet.fillDown();
      dragging.current = null;
    },
  };
}
