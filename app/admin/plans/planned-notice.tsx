import { useEffect, useState } from "react";
import { fromMadridLocal, toMadridLocal } from "#domain/time/madrid-time.ts";
import { momentInWords } from "#domain/time/moment-in-words.ts";
import { failed } from "#texts/admin/section-toasts.ts";
import { neutral, type ToastText } from "#texts/toast-text.ts";
import type { PlannedChange } from "../../data/planned-changes.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.ts";
import { toastOf } from "../form/save-result.ts";
import { changeInWords } from "../history/changed-fields.ts";
import { recordedTable } from "../history/recorded-tables.ts";
import { applyPlan, dropPlan, listPlans, movePlan } from "./plan-commands.ts";

interface PlannedNoticeProps {
  table: string;
  row: { id: string };
  /** The row is another one now: the form over the old one is closed. */
  onApplied: () => Promise<void> | void;
}

/** What waits for its moment, on top of the row's form, and what could not be written. */
export function PlannedNotice({ table, row, onApplied }: PlannedNoticeProps) {
  const [plans, setPlans] = useState<readonly PlannedChange[]>([]);
  const load = async () => {
    try {
      setPlans(await listPlans(table, row.id));
    } catch (error) {
      showToast(toastOf(error, failed));
    }
  };
  // Asks the backend what is planned, once the form is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of this row, which stays as long as its form
  useEffect(() => void load(), [table, row.id]);
  const after = async (work: Promise<void>, done: ToastText, then: () => Promise<void> | void) => {
    try {
      await work;
      showToast(done);
      await then();
    } catch (error) {
      showToast(toastOf(error, failed));
    }
  };
  if (plans.length === 0) return null;
  return (
    <section className="panel-notice plans" aria-label="Cambios previstos">
      {plans.length > 1 && <h3>{plans.length} cambios previstos</h3>}
      {plans.map((plan) => (
        <Planned
          key={plan.id}
          plan={plan}
          isAlone={plans.length === 1}
          words={wordsOf(table, row, plan)}
          onMove={(dueAt) => after(movePlan(table, plan.id, dueAt), neutral("Cambio movido"), load)}
          onApply={() => after(applyPlan(table, plan.id), neutral("Cambio aplicado"), onApplied)}
          onDrop={() => after(dropPlan(table, plan.id), neutral("Cambio descartado"), load)}
        />
      ))}
    </section>
  );
}

function wordsOf(table: string, row: object, { due_at, seen, changes, author_email }: PlannedChange): string {
  const known = recordedTable(table);
  const said = known
    ? changeInWords(known, { at: due_at, kind: "update", before: seen, after: changes }, { ...row })
    : "";
  return author_email ? `${said} · lo preparó ${author_email}` : said;
}

interface PlannedProps {
  plan: PlannedChange;
  isAlone: boolean;
  words: string;
  onMove: (dueAt: string) => void;
  onApply: () => void;
  onDrop: () => void;
}

function Planned({ plan, isAlone, words, onMove, onApply, onDrop }: PlannedProps) {
  const { due_at, reason } = plan;
  const [moving, setMoving] = useState<string | null>(null);
  const moment = momentInWords(due_at);
  const move = () => {
    const dueAt = fromMadridLocal(moving ?? "");
    if (dueAt === null) return showToast(failed("Elige el día y la hora."));
    setMoving(null);
    onMove(dueAt);
  };
  return (
    <div>
      <p>
        <b>{reason ? `No se guardó el ${moment}. ${reason}` : isAlone ? `1 cambio previsto: ${moment}` : moment}</b>
        <br />
        {words}
      </p>
      <span className="panel-notice__actions">
        {moving === null ? (
          <Button size="compact" variant="text" onClick={() => setMoving(toMadridLocal(due_at))}>
            Mover
          </Button>
        ) : (
          <>
            <input
              className="input"
              type="datetime-local"
              aria-label="Nuevo momento, hora de Madrid"
              value={moving}
              onChange={(event) => setMoving(event.target.value)}
            />
            <Button size="compact" variant="line" onClick={move}>
              Mover
            </Button>
          </>
        )}
        <Button size="compact" variant="text" onClick={onApply}>
          Aplicar ahora
        </Button>
        <Button size="compact" variant="text" onClick={onDrop}>
          Descartar
        </Button>
      </span>
    </div>
  );
}
