import { type FormEvent, useState } from "react";
import { fromMadridLocal, nextMadridMidnight, toMadridLocal } from "#domain/time/madrid-time.ts";
import { dateInWords } from "#domain/time/moment-in-words.ts";
import { formTexts } from "#texts/form-texts.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Button } from "../../ui/links/button.tsx";
import { fieldInWords, fieldLabel } from "../form/field-in-words.ts";
import type { FormColumns } from "../form/form-handle.ts";
import { isSameDraft, namesOf } from "../form/is-same-draft.ts";
import type { PlanMoments } from "./plan-commands.ts";

interface PlanDialogProps<Draft extends object> {
  columns: FormColumns<Draft>;
  stored: Draft;
  draft: Draft;
  onPlan: (moments: PlanMoments) => void;
  onDismiss: () => void;
}

/** What of a form is to be kept for later, from when, and until when. */
export function PlanDialog<Draft extends object>(props: PlanDialogProps<Draft>) {
  const { columns, stored, draft, onPlan, onDismiss } = props;
  const [from, setFrom] = useState(() => toMadridLocal(nextMadridMidnight(new Date())));
  const [until, setUntil] = useState("");
  const [errors, setErrors] = useState<{ from?: string; until?: string }>({});
  const begin = fromMadridLocal(from);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const end = until === "" ? null : fromMadridLocal(until);
    const isPast = begin !== null && Date.parse(begin) <= Date.now();
    const isTooEarly = begin !== null && end !== null && Date.parse(end) <= Date.parse(begin);
    const faults = {
      ...((begin === null || isPast) && { from: isPast ? past : formTexts.date }),
      ...(until !== "" && (end === null || isTooEarly) && { until: isTooEarly ? tooEarly : formTexts.date }),
    };
    setErrors(faults);
    if (begin !== null && Object.keys(faults).length === 0) onPlan({ from: begin, until: end });
  };
  return (
    <Dialog title="Guardar para más adelante" width={600} onDismiss={onDismiss}>
      <form noValidate onSubmit={submit}>
        <div className="dialog__body">
          <dl className="plan-changes">
            {namesOf(draft)
              .filter((name) => !isSameDraft(draft[name] ?? "", stored[name] ?? ""))
              .map((name) => (
                <div key={name}>
                  <dt>{fieldLabel(columns, name)}</dt>
                  <dd>
                    <del>{fieldInWords(columns, name, stored[name])}</del>{" "}
                    <ins>{fieldInWords(columns, name, draft[name])}</ins>
                  </dd>
                </div>
              ))}
          </dl>
          <div className="field-row field-row--2">
            <Field id="plan-from" label="Desde" hint="Hora de Madrid." error={errors.from}>
              {(control) => (
                <input
                  {...control}
                  className="input"
                  type="datetime-local"
                  value={from}
                  onChange={(it) => setFrom(it.target.value)}
                />
              )}
            </Field>
            <Field id="plan-until" label="Hasta" note="opcional, vuelve a como está" error={errors.until}>
              {(control) => (
                <input
                  {...control}
                  className="input"
                  type="datetime-local"
                  value={until}
                  onChange={(it) => setUntil(it.target.value)}
                />
              )}
            </Field>
          </div>
        </div>
        <footer className="dialog__foot">
          <Button size="compact" variant="line" onClick={onDismiss}>
            Cancelar
          </Button>
          <Button size="compact" type="submit">
            {begin === null ? "Guardar para más adelante" : `Guardar para el ${dateInWords(begin)}`}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}

const past = "Ese momento ya ha pasado: elige otro, o guarda ahora.";
const tooEarly = "«Hasta» tiene que ser después de «Desde».";
