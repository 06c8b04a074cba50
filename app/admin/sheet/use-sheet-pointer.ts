import { type RefObject, useRef } from "react";
import { cellAt } from "./selection.ts";
import type { SheetState } from "./use-sheet.ts";

/** What the pointer does: it picks a cell, draws a range, or pulls what is picked over those below. */
export function useSheetPointer(now: RefObject<{ sheet: SheetState; editing: string | null }>) {
  const dragging = useRef<"select" | "fill" | null>(null);
  return {
    press(row: number, column: number, isOn: boolean) {
      dragging.current = "select";
      const { sheet, editing } = now.current;
      if (editing === null) sheet.select(isOn ? { ...sheet.selection, row, column } : cellAt(row, column));
    },
    enter(row: number, column: number) {
      const { sheet } = now.current;
      if (dragging.current === "select") sheet.select({ ...sheet.selection, row, column });
      else if (dragging.current === "fill") sheet.stretchTo(row);
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
