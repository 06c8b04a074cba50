import { CircleAlert, Columns3, Redo2, Undo2 } from "lucide-react";
import { useState } from "react";
import { decimalText } from "#domain/text/decimal.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { IconButton } from "../../ui/pictures/icon-button.tsx";
import { cellAt } from "./selection.ts";
import type { SheetState } from "./use-sheet.ts";

interface SheetFootProps {
  sheet: SheetState;
  /** The first cell that is wrong is picked: the keys go there. */
  onWrong: () => void;
  onReview: () => void;
}

export function SheetFoot({ sheet, onWrong, onReview }: SheetFootProps) {
  const { edits, plans, count, notice, wrongCells } = sheet;
  const [first] = wrongCells;
  const [isChoosing, setChoosing] = useState(false);
  const ready = [...plans.values()].reduce((sum, { changes }) => sum + changes.length, 0);
  return (
    <footer className="foot row wraps figures white rounded pad ruled-top">
      <p role="status">
        <b>{ready === 1 ? "1 cambio" : `${ready} cambios`}</b>
        {notice && <span className="asks">{notice}</span>}
      </p>
      {first && (
        <button
          type="button"
          className="bad underlined row inline gap-8 target"
          onClick={() => {
            sheet.select(cellAt(first.row, first.column));
            onWrong();
          }}
        >
          <Icon of={CircleAlert} size={16} />
          {wrongCells.length === 1 ? "1 celda por corregir" : `${wrongCells.length} celdas por corregir`}
        </button>
      )}
      <p className="grow muted">{count > 1 && picked(count, sheet.numbers())}</p>
      <Button size="compact" variant="text" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        <Icon of={Columns3} size={17} />
        Columnas
      </Button>
      {isChoosing && <ColumnsDialog sheet={sheet} onClose={() => setChoosing(false)} />}
      <IconButton compact icon={Undo2} label="Deshacer lo último" disabled={!sheet.canUndo} onClick={sheet.undo} />
      <IconButton compact icon={Redo2} label="Rehacer" disabled={!sheet.canRedo} onClick={sheet.redo} />
      <Button size="compact" variant="line" disabled={edits.size === 0} onClick={() => sheet.drop(() => false)}>
        Descartar
      </Button>
      <Button size="compact" disabled={ready === 0} onClick={onReview}>
        Revisar y guardar
      </Button>
    </footer>
  );
}

function picked(count: number, numbers: readonly number[]): string {
  const cells = `${count.toLocaleString("es-ES")} celdas elegidas`;
  if (numbers.length < 2) return cells;
  const [least, most] = numbers.reduce(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Infinity, -Infinity],
  );
  return `${cells}: de ${decimalText(least)} a ${decimalText(most)}`;
}

/** Which columns the sheet shows. The first one names the row, and one that was typed into stays until it is saved. */
function ColumnsDialog({ sheet, onClose }: { sheet: SheetState; onClose: () => void }) {
  const { chooser, edits, selection } = sheet;
  const typed = new Set([...edits.values()].flatMap((cells) => [...cells.keys()]));
  return (
    <Dialog title="Columnas de la tabla" width={520} onDismiss={onClose}>
      <div className="dialog__body views">
        <fieldset className="row wraps">
          <legend className="sr-only">Columnas</legend>
          {chooser.all.map(({ key, label }, at) => (
            <label className="target row gap-8" key={key}>
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
