import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import type { StoredRow } from "../../content/stored-row.ts";
import { useLeaveGuard } from "../form/use-unsaved-text.ts";
import type { ManyForm, Whole } from "../many/planned-row.ts";
import type { ListDescription } from "../resource/resource.ts";
import { ReviewDialog } from "./review-dialog.tsx";
import { cellAt, moved } from "./selection.ts";
import { SheetFoot } from "./sheet-foot.tsx";
import { SheetRow } from "./sheet-row.tsx";
import { useSheet } from "./use-sheet.ts";
import { rowHeight, useShownRows } from "./use-shown-rows.ts";

interface SheetGridProps {
  resource: ListDescription<StoredRow>;
  form: ManyForm;
  rows: readonly Whole[];
  readAnew: () => Promise<readonly Whole[]>;
  /** Whether something is typed that is not saved. */
  onDirty: (isDirty: boolean) => void;
}

// The same whatever is drawn, so that nothing moves while somebody types or scrolls.
const widthOf = { text: 200, choice: 150, flag: 96, number: 112, price: 136, moment: 160, day: 120 } as const;

/** The cells, and what keys, pointer and clipboard do with them. One stop of Tab: inside, arrows go on. */
export function SheetGrid({ resource, form, rows, readAnew, onDirty }: SheetGridProps) {
  const sheet = useSheet(form, rows);
  const { columns, selection, plans, edits } = sheet;
  const widths = columns.map(({ kind }, at) => (at === 0 ? 200 : widthOf[kind]));
  const [editing, setEditing] = useState<string | null>(null);
  const [isReviewing, setReviewing] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const shown = useShownRows(scroller, rows.length, selection);
  const isDragging = useRef<"select" | "fill" | null>(null);
  // Rows are not drawn again for what is picked elsewhere: what their cells tell of is asked for when they tell it.
  const now = useRef({ sheet, editing });
  useLayoutEffect(() => {
    now.current = { sheet, editing };
    onDirty(edits.size > 0);
  });
  useLeaveGuard(edits.size > 0, { staysWithin: undefined, abandon: () => undefined });
  const size = { rows: rows.length, columns: columns.length, page: shown.page };
  const stopEditing = () => {
    setEditing(null);
    grid.current?.focus({ preventScroll: true });
  };
  const commit = (text: string, by: { row: number; column: number }) => {
    sheet.put([{ at: selection, text }]);
    stopEditing();
    const row = Math.min(selection.row + by.row, rows.length - 1);
    sheet.select(cellAt(row, Math.min(selection.column + by.column, columns.length - 1)));
  };
  const press = (event: KeyboardEvent) => {
    if (editing !== null || event.altKey) return;
    const next = moved(selection, event, size);
    if (next) sheet.select(next);
    else if (!deed(event)) return;
    event.preventDefault();
  };
  const deed = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => {
    if (ctrlKey || metaKey) {
      const does = { z: shiftKey ? sheet.redo : sheet.undo, y: sheet.redo, d: sheet.fillDown, a: sheet.selectAll };
      const named = does[key.toLowerCase() as keyof typeof does];
      named?.();
      return named !== undefined;
    }
    if (key === "F2" || key === "Enter") setEditing(sheet.textAt(selection.row, selection.column));
    else if (key === "Delete" || key === "Backspace") sheet.clear();
    else if (key.length === 1)
      setEditing(sheet.isChosen(selection.column) ? sheet.textAt(selection.row, selection.column) : key);
    else return false;
    return true;
  };
  const copy = (event: ClipboardEvent) => {
    if (editing !== null) return;
    event.clipboardData.setData("text/plain", sheet.copied());
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    if (editing !== null) return;
    sheet.paste(event.clipboardData.getData("text/plain"));
    event.preventDefault();
  };
  const pressCell = (row: number, column: number, isOn: boolean) => {
    isDragging.current = "select";
    const { sheet, editing } = now.current;
    if (editing === null) sheet.select(isOn ? { ...sheet.selection, row, column } : cellAt(row, column));
  };
  const enter = (row: number, column: number) => {
    const { sheet } = now.current;
    if (isDragging.current === "select") sheet.select({ ...sheet.selection, row, column });
    else if (isDragging.current === "fill") sheet.stretchTo(row);
  };
  const release = () => {
    if (isDragging.current === "fill") sheet.fillDown();
    isDragging.current = null;
  };
  const wrong = sheet.wrongCells;
  const goToWrong = () => {
    const [first] = wrong;
    if (first) sheet.select(cellAt(first.row, first.column));
    grid.current?.focus({ preventScroll: true });
  };
  return (
    <section aria-label={`${resource.titles.list}, tabla`}>
      <div ref={scroller} className="sheet-scroll" onScroll={shown.onScroll}>
        <table
          ref={grid}
          className="sheet"
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table with this role (ARIA Authoring Practices)
          role="grid"
          tabIndex={0}
          aria-label={`Tabla de ${resource.titles.many}`}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 1}
          aria-multiselectable="true"
          aria-activedescendant={`cell-${selection.row}-${selection.column}`}
          onKeyDown={press}
          onCopy={copy}
          onPaste={paste}
          onPointerUp={release}
          style={{ width: widths.reduce((sum, it) => sum + it, 44) }}
        >
          <colgroup>
            <col style={{ width: 44 }} />
            {widths.map((width, at) => (
              <col key={columns[at]?.key} style={{ width }} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className="sheet__number">
                <span className="sr-only">Fila</span>
              </th>
              {columns.map(({ key, label, kind }, at) => (
                <th
                  key={key}
                  scope="col"
                  className={`sheet__cell--${kind}${at === selection.column ? " sheet__head--on" : ""}`}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr style={{ height: shown.first * rowHeight }} />
            {rows.slice(shown.first, shown.last).map((row, index) => {
              const at = shown.first + index;
              return (
                <SheetRow
                  key={row.id}
                  at={at}
                  row={row}
                  name={resource.nameOf(row)}
                  columns={columns}
                  said={sheet.said(row)}
                  cells={edits.get(row.id)}
                  plan={plans.get(row.id)}
                  isFirstOfPart={at > 0 && row.club_id !== rows[at - 1]?.club_id}
                  selection={sheet.within(at)}
                  editing={at === selection.row ? editing : null}
                  onPress={(column, isOn) => pressCell(at, column, isOn)}
                  onEnter={(column) => enter(at, column)}
                  onFill={() => {
                    isDragging.current = "fill";
                  }}
                  onEdit={() => setEditing(sheet.textAt(selection.row, selection.column))}
                  onCommit={commit}
                  onCancel={stopEditing}
                />
              );
            })}
            <tr style={{ height: (rows.length - shown.last) * rowHeight }} />
          </tbody>
        </table>
      </div>
      <SheetFoot sheet={sheet} wrong={wrong.length} onWrong={goToWrong} onReview={() => setReviewing(true)} />
      {isReviewing && (
        <ReviewDialog
          resource={resource}
          rows={rows}
          sheet={sheet}
          readAnew={readAnew}
          onClose={() => setReviewing(false)}
        />
      )}
    </section>
  );
}
