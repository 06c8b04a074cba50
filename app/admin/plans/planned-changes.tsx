import { useState } from "react";
import { Link } from "react-router";
import { fromMadridLocal, toMadridLocal } from "#domain/time/madrid-time.ts";
import { momentInWords } from "#domain/time/moment-in-words.ts";
import { failed } from "#texts/admin/section-toasts.ts";
import type { PlannedChange } from "../../data/record/planned-changes.ts";
import { Button } from "../../ui/links/button.tsx";
import { buttonClass } from "../../ui/links/button-class.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { takeFocus } from "../review/take-focus.ts";
import { usePermissions } from "../session/permissions.ts";
import { planInWords } from "./plan-in-words.ts";

interface PlanActions {
  onOpen: (plan: PlannedChange) => void;
  /** Each gets the id of the plan; a moment is an instant as ISO 8601 writes it. */
  onMove: (plan: string, dueAt: string) => void;
  onApply: (plan: string) => void;
  onDrop: (plan: string) => void;
}

interface PlannedChangesProps extends PlanActions {
  table: string;
  row: object;
  plans: readonly PlannedChange[];
  wordsOf?: (plan: PlannedChange) => string;
}

const mostShown = 3;

/** The changes that wait for a row, in the words of its form, each with what may be done with it; past three folded. */
export function PlannedChanges({ table, row, plans, wordsOf, ...deeds }: PlannedChangesProps) {
  const inWords = wordsOf ?? ((plan) => planInWords(table, row, plan));
  const drop = (id: string) => {
    const back = plans.find((plan) => plan.id === id && plan.undoes !== null && plan.reason === null);
    if (back) {
      // What it takes back; written already, it is what this one finds.
      const first = plans.find((plan) => plan.id === back.undoes) ?? {
        ...back,
        changes: back.seen,
        seen: back.changes,
      };
      const question = `No volverá a como estaba y se quedará así: ${inWords(first)}. ¿Descartar la vuelta?`;
      if (!confirm(question)) return;
    }
    deeds.onDrop(id);
  };
  const one = (plan: PlannedChange) => (
    <Planned key={plan.id} plan={plan} isAlone={plans.length === 1} words={inWords(plan)} {...deeds} onDrop={drop} />
  );
  const more = plans.slice(mostShown);
  return (
    <section className="panel-notice plans" aria-label="Cambios previstos">
      {plans.length > 1 && <h3>{plans.length} cambios previstos</h3>}
      {plans.slice(0, mostShown).map(one)}
      {more.length > 0 && (
        <details>
          <summary>{more.length} más</summary>
          {more.map(one)}
        </details>
      )}
    </section>
  );
}

function Planned({
  plan,
  isAlone,
  words,
  ...deeds
}: { plan: PlannedChange; isAlone: boolean; words: string } & PlanActions) {
  const { due_at, reason, author_email } = plan;
  const moment = momentInWords(due_at);
  return (
    <div>
      <p>
        <b>{reason ? `No se guardó el ${moment}. ${reason}` : isAlone ? `1 cambio previsto: ${moment}` : moment}</b>
        <br />
        {plan.undoes ? "Vuelve a como estaba" : words}
        {author_email && ` · lo preparó ${author_email}`}
      </p>
      <PlanButtons plan={plan} {...deeds} />
    </div>
  );
}

function PlanButtons({ plan, onOpen, onMove, onApply, onDrop }: { plan: PlannedChange } & PlanActions) {
  const [moving, setMoving] = useState<string | null>(null);
  // What belongs to a campaign is put there, begun, moved with it and taken out of it by who may change campaigns.
  const mayFill = usePermissions()("update", "campaigns");
  const isTheirs = plan.campaign_id !== null && !mayFill;
  const move = () => {
    const dueAt = fromMadridLocal(moving ?? "");
    if (dueAt === null) return showToast(failed("Elige el día y la hora."));
    setMoving(null);
    onMove(plan.id, dueAt);
  };
  return (
    <span className="row wraps gap-16 above">
      {plan.undoes === null && !isTheirs && (
        <Button size="compact" variant="text" onClick={() => onOpen(plan)}>
          Abrir
        </Button>
      )}
      {plan.campaign_id !== null ? (
        <Link
          className={buttonClass({ size: "compact", variant: "text" })}
          to={`/admin/calendar/campanas/${plan.campaign_id}`}
        >
          {mayFill ? "Mover con su campaña" : "Ver su campaña"}
        </Link>
      ) : moving === null ? (
        <Button size="compact" variant="text" onClick={() => setMoving(toMadridLocal(plan.due_at))}>
          Mover
        </Button>
      ) : (
        <>
          <input
            ref={takeFocus}
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
      {!isTheirs && (
        <>
          <Button size="compact" variant="text" onClick={() => onApply(plan.id)}>
            Aplicar ahora
          </Button>
          <Button size="compact" variant="text" onClick={() => onDrop(plan.id)}>
            Descartar
          </Button>
        </>
      )}
    </span>
  );
}
