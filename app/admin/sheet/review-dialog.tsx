import { useState } from "react";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import { LaterButton } from "../many/later-button.tsx";
import type { Whole } from "../many/planned-row.ts";
import { useWriteMany } from "../many/use-write-many.ts";
import type { RowPlan } from "../spreadsheet/plan-row.ts";
import { cellAt } from "./selection.ts";
import type { SheetState, SheetSubject } from "./use-sheet.ts";

interface ReviewDialogProps {
  resource: SheetSubject;
  rows: readonly Whole[];
  sheet: SheetState;
  readAnew: () => Promise<readonly Whole[]>;
  /** The first cell that is wrong is picked: the keys go there. */
  onWrong: () => void;
  onClose: () => void;
}

/** Every difference, row by row, before all of them are saved together. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { resource, rows, sheet, onClose } = props;
  const { plans, said } = sheet;
  const planned = rows.flatMap((row) => {
    const plan = plans.get(row.id);
    return plan?.values ? [{ row, plan, told: plan.values }] : [];
  });
  const changed = planned.map(({ row: { id, updated_at }, told }) => ({ id, updated_at, told }));
  const count = planned.reduce((sum, { plan }) => sum + plan.changes.length, 0);
  const { save, settle, stale, isBusy } = useSaveTogether(props, changed, inChanges(count));
  const groups = Map.groupBy(planned, ({ row }) => said(row).get("club_id") ?? said(row).get("weekday") ?? "");
  return (
    <Dialog shape="sheet" width={640} title="Revisar y guardar" onDismiss={onClose}>
      <div className="dialog__body">
        <WrongNotice {...props} />
        <small>{`${inChanges(count)} en ${planned.length} ${planned.length === 1 ? "fila" : "filas"}`}</small>
        {[...groups].map(([name, group]) => (
          <section key={name} aria-label={name || resource.titles.list}>
            {name && (
              <h3 className="row spread below">
                {name} <small>{inChanges(group.reduce((sum, { plan }) => sum + plan.changes.length, 0))}</small>
              </h3>
            )}
            {group.map(({ row, plan }) => (
              <Changes key={row.id} name={resource.nameOf(row)} plan={plan} isStale={stale.has(row.id)} />
            ))}
          </section>
        ))}
      </div>
      <footer className="dialog__foot">
        <p className="grow muted">Se puede deshacer de una vez.</p>
        <LaterButton table={resource.table} changed={changed} onDone={settle} />
        <Button size="compact" busy={isBusy} disabled={count === 0} onClick={isBusy ? undefined : () => void save()}>
          Guardar {inChanges(count)}
        </Button>
      </footer>
    </Dialog>
  );
}

const inChanges = (count: number) => (count === 1 ? "1 cambio" : `${count.toLocaleString("es-ES")} cambios`);

/** Saves all of it in one go; `stale` are the rows that somebody else has changed, after which nothing is saved. */
function useSaveTogether(
  { resource, rows, sheet, readAnew, onClose }: ReviewDialogProps,
  changed: readonly { id: string; updated_at: string; told: object }[],
  said: string,
) {
  const { plans, drop, edits } = sheet;
  const [stale, setStale] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const settle = () => {
    // What is wrong stays, with all of a row that could not be saved, and what was typed into rows that are not shown now.
    drop((row, key) => {
      const { values = null, faults = [] } = plans.get(row) ?? {};
      return !plans.has(row) || faults.some((fault) => values === null || fault.key === key);
    });
    onClose();
  };
  const write = useWriteMany(resource.table, settle);
  const save = async () => {
    setBusy(true);
    if (await write("update", { changed }, `Guardado: ${said}.`)) return;
    const before = new Map(rows.map((row) => [row.id, row.updated_at]));
    const now = await readAnew().catch(() => rows);
    const others = now.filter(({ id, updated_at }) => edits.has(id) && before.get(id) !== updated_at);
    setStale(new Set(others.map(({ id }) => id)));
    setBusy(false);
  };
  return { save, settle, stale, isBusy };
}

function WrongNotice({ resource, rows, sheet, onWrong, onClose }: ReviewDialogProps) {
  const [first, ...others] = sheet.wrongCells;
  const row = first && rows[first.row];
  if (!row) return null;
  const label = sheet.columns[first.column]?.label ?? "";
  const cell = `${label} de ${resource.nameOf(row)}, «${sheet.textAt(first.row, first.column)}»`;
  return (
    <p className="panel-notice panel-notice--bad">
      <span>
        <b>{others.length === 0 ? "Una celda se queda fuera:" : `${others.length + 1} celdas se quedan fuera:`}</b>{" "}
        {others.length === 0 ? `${cell}. Seguirá marcada` : `la primera, ${cell}. Seguirán marcadas`} en la tabla.{" "}
        <button
          type="button"
          className="panel-link"
          onClick={() => {
            onClose();
            sheet.select(cellAt(first.row, first.column));
            onWrong();
          }}
        >
          Ir a la celda
        </button>
      </span>
    </p>
  );
}

function Changes({ name, plan, isStale }: { name: string; plan: RowPlan; isStale: boolean }) {
  if (plan.changes.length === 0) return null;
  return (
    <>
      {isStale && (
        <p className="field__error" role="status">
          {`Otra persona ha cambiado ${name} mientras escribías. Compáralo con lo que dice ahora y vuelve a guardar.`}
        </p>
      )}
      <table className="plain-table figures">
        <caption className="sr-only">{name}</caption>
        <tbody>
          {plan.changes.map(({ key, label, before, after }) => (
            <tr key={key}>
              <th className="strong" scope="row">
                {name}
              </th>
              <td className="muted">{label}</td>
              <td>
                {before !== "Vacío" && <s>{before}</s>} <mark>{after}</mark>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
