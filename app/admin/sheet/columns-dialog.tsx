import { Dialog } from "../../ui/dialog/dialog.tsx";
import { cellAt } from "./selection.ts";
import type { SheetState } from "./use-sheet.ts";

/** Which columns the sheet shows. The first one names the row, and one that was typed into stays until it is saved. */
export function ColumnsDialog({ sheet, onClose }: { sheet: SheetState; onClose: () => void }) {
  const { chooser, edits, selection } = sheet;
  const typed = new Set([...edits.values()].flatMap((cells) => [...cells.keys()]));
  return (
    <Dialog title="Columnas de la tabla" width={520} onDismiss={onClose}>
      <div className="dialog__body views">
        <fieldset>
          <legend className="sr-only">Columnas</legend>
          {chooser.all.map(({ key, label }, at) => (
            <label key={key}>
              <input
                type="checkbox"
                checked={at === 0 || !chooser.hidden.includes(key)}
                disabled={at === 0 || typed.has(key)}
                onChange={() => {
                  chooser.turn(key);
                  sheet.select(cellAt(selection.row, 0));
                }}
              />
              {typed.has(key) ? `${label} (sin guardar)` : label}
            </label>
          ))}
        </fieldset>
      </div>
    </Dialog>
  );
}
