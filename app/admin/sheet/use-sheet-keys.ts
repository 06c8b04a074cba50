import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { cellAt, moved } from "./selection.ts";
import type { SheetState } from "./use-sheet.ts";

/** What keys and clipboard do, and what is being typed into the cell that is picked; `focus` gives the keys back to the grid. */
export function useSheetKeys(
  sheet: SheetState,
  size: { rows: number; columns: number; page: number },
  focus: () => void,
) {
  const [editing, setEditing] = useState<string | null>(null);
  const { selection } = sheet;
  const edit = () => setEditing(sheet.textAt(selection.row, selection.column));
  const stopEditing = () => {
    setEditing(null);
    focus();
  };
  const run = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => {
    if (ctrlKey || metaKey) {
      const does = { z: shiftKey ? sheet.redo : sheet.undo, y: sheet.redo, d: sheet.fillDown, a: sheet.selectAll };
      const named = does[key.toLowerCase() as keyof typeof does];
      named?.();
      return named !== undefined;
    }
    if (key === "F2" || key === "Enter") edit();
    else if (key === "Delete" || key === "Backspace") sheet.clear();
    else if (key.length !== 1) return false;
    else if (sheet.isChosen(selection.column)) edit();
    else setEditing(key);
    return true;
  };
  return {
    editing,
    edit,
    stopEditing,
    commit(text: string, by: { row: number; column: number }) {
      sheet.put([{ at: selection, text }]);
      stopEditing();
      const row = Math.min(selection.row + by.row, size.rows - 1);
      sheet.select(cellAt(row, Math.min(selection.column + by.column, size.columns - 1)));
    },
    press(event: KeyboardEvent) {
      if (editing !== null || event.altKey) return;
      const next = moved(selection, event, size);
      if (next) sheet.select(next);
      else if (!run(event)) return;
      event.preventDefault();
    },
    copy(event: ClipboardEvent) {
      if (editing !== null) return;
      event.clipboardData.setData("text/plain", sheet.copied());
      event.preventDefault();
    },
    paste(event: ClipboardEvent) {
      if (editing !== null) return;
      sheet.paste(event.clipboardData.getData("text/plain"));
      event.preventDefault();
    },
  };
}
