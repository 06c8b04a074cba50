import { useState } from "react";
import { fromMadridLocal, toMadridLocal } from "#domain/time/madrid-time.ts";
import { momentInWords } from "#domain/time/moment-in-words.ts";
import { failed } from "#texts/admin/section-toasts.ts";
import type { PlannedChange } from "../../data/record/planned-changes.ts";
import { Button } from "../../ui/links/button.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { changeInWords } from "../history/changed-fields.ts";
import { recordedTable } from "../history/recorded-tables.ts";

interface PlannedChangesProps {
  table: string;
  row: object;
  plans: readonly PlannedChange[];
  /** Each gets the id of the plan; a moment is an instant as ISO 8601 writes it. */
  onMove: (plan: string, dueAt: string) => void;
  onApply: (plan: string) => void;
  onDrop: (plan: string) => void;
}

/** The changes that wait for a row, in the words of its form, each with what may be done with it. */
export function PlannedChanges({ table, row, plans, onMove, onApply, onDrop }: PlannedChangesProps) {
  return (
    <section className="panel-notice plans" aria-label="Cambios previstos">
      {plans.length > 1 && <h3>{plans.length} cambios previstos</h3>}
      {plans.map((plan) => (
        <Planned
          key={plan.id}
          plan={plan}
          isAlone={plans.length === 1}
          words={wordsOf(table, row, plan)}
          onMove={(dueAt) => onMove(plan.id, dueAt)}
          onApply={() => onApply(plan.id)}
          onDrop={() => onDrop(plan.id)}
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
