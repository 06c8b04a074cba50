import { useState } from "react";
import type { StoredRow } from "../../content/stored-row.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import type { Whole } from "../many/planned-row.ts";
import { useWriteMany } from "../many/use-write-many.ts";
import type { ListDescription } from "../resource/resource.ts";
import type { RowPlan } from "../spreadsheet/plan-row.ts";
import type { SheetState } from "./use-sheet.ts";

interface ReviewDialogProps {
  resource: ListDescription<StoredRow>;
  rows: readonly Whole[];
  sheet: SheetState;
  readAnew: () => Promise<readonly Whole[]>;
  onClose: () => void;
}

/** Every difference, row by row, before all of them are saved together. */
export function ReviewDialog({ resource, rows, sheet, readAnew, onClose }: ReviewDialogProps) {
  const { plans, columns, drop, edits } = sheet;
  const [stale, setStale] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const planned = rows.flatMap((row) => {
    const plan = plans.get(row.id);
    return plan ? [{ row, plan }] : [];
  });
  const changed = planned.flatMap(({ row: { id, updated_at }, plan: { values } }) =>
    values ? [{ id, updated_at, told: values }] : [],
  );
  const count = planned.reduce((sum, { plan }) => sum + plan.changes.length, 0);
  const changes = count === 1 ? "1 cambio" : `${count} cambios`;
  const write = useWriteMany(resource.table, () => {
    // What is wrong stays, and what was typed into rows that the list does not show now.
    drop((row, key) => plans.get(row)?.faults.some((fault) => fault.key === key) ?? true);
    onClose();
  });
  const save = async () => {
    setBusy(true);
    if (await write("update", { changed }, `Guardado: ${changes}.`)) return;
    const before = new Map(rows.map((row) => [row.id, row.updated_at]));
    const now = await readAnew().catch(() => rows);
    const others = now.filter(({ id, updated_at }) => edits.has(id) && before.get(id) !== updated_at);
    setStale(new Set(others.map(({ id }) => id)));
    setBusy(false);
  };
  const wrong = planned.flatMap(({ plan: { faults } }) => faults).length;
  const club = columns.find(({ key }) => key === "club_id");
  const groups = Map.groupBy(planned, ({ row }) => (club ? (sheet.said(row).get(club.key) ?? "") : ""));
  return (
    <Dialog shape="sheet" width={640} title="Revisar y guardar" onDismiss={onClose}>
      <div className="dialog__body sheet-review">
        {wrong > 0 && (
          <p className="panel-notice import-fault">
            {wrong === 1
              ? "Una celda se queda fuera: seguirá marcada en la tabla."
              : `${wrong} celdas se quedan fuera: seguirán marcadas en la tabla.`}
          </p>
        )}
        {[...groups].map(([name, group]) => (
          <section key={name} aria-label={name || resource.titles.list}>
            {name && <h3>{name}</h3>}
            {group.map(({ row, plan }) => (
              <Changes key={row.id} name={resource.nameOf(row)} plan={plan} isStale={stale.has(row.id)} />
            ))}
          </section>
        ))}
      </div>
      <footer className="dialog__foot">
        <p className="many-foot">Se puede deshacer de una vez.</p>
        <Button size="compact" variant="line" onClick={onClose}>
          Seguir en la tabla
        </Button>
        <Button size="compact" busy={isBusy} disabled={count === 0} onClick={isBusy ? undefined : () => void save()}>
          Guardar {changes}
        </Button>
      </footer>
    </Dialog>
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
      <table className="sheet-review__row">
        <caption className="sr-only">{name}</caption>
        <tbody>
          {plan.changes.map(({ key, label, before, after }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{label}</td>
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
