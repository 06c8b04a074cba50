import { type FormEvent, useRef, useState } from "react";
import { answerLanguage, languageName } from "#domain/requests/visitor-language.ts";
import { checkPerson, type VisitErrors } from "#domain/visits/check-person.ts";
import { capital } from "#domain/visits/visit-words.ts";
import { ownLanguage, publishedLanguages } from "#shared/language.ts";
import { visitTexts } from "#texts/site/visit-texts.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import { Select } from "../fields/select.tsx";
import { focusFirstError } from "../form/form-errors.ts";
import { HourChoice } from "./hour-choice.tsx";
import { useIsMailOff } from "./mail-off.ts";
import type { VisitActions } from "./use-visit-actions.ts";

interface AddVisitProps {
  club: ClubName;
  date: string;
  start: string | null;
  actions: VisitActions;
  /** It is done, and the agenda knows. */
  onAdded: (start: string) => void;
  onClose: () => void;
}

export function AddVisit({ club, date, start: first, actions, onAdded, onClose }: AddVisitProps) {
  const [start, setStart] = useState(first);
  const [errors, setErrors] = useState<VisitErrors>({});
  const [isBusy, setBusy] = useState(false);
  const isPast = start !== null && Date.parse(start) < Date.now();
  const ref = useRef<HTMLFormElement>(null);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const checked = checkPerson(typed, true);
    const faults = { ...("errors" in checked && checked.errors), ...hourFault(start, typed.pasada !== undefined) };
    setErrors(faults);
    if ("errors" in checked || !start || faults.hora) {
      return requestAnimationFrame(() => focusFirstError(ref.current));
    }
    setBusy(true);
    const words = String(typed.nota ?? "").trim();
    const tell = typed.avisar !== undefined;
    const language = answerLanguage(String(typed.idioma ?? ownLanguage));
    const isDone = await actions.add({ club: club.id, start, person: checked.person, words, tell, language });
    setBusy(false);
    if (isDone) onAdded(start);
  };
  return (
    <Dialog title={`Añadir visita a ${club.name}`} width={520} onDismiss={onClose}>
      <form ref={ref} className="dialog__form column" onSubmit={save} noValidate>
        <div className="dialog__body">
          <HourChoice
            club={club.id}
            readHours={actions.readHours}
            date={date}
            start={start}
            onChoose={(chosen) => {
              setStart(chosen);
              setErrors(({ hora: _hora, ...others }) => others);
            }}
            error={errors.hora}
          />
          <Line name="nombre" label="Nombre" error={errors.nombre} />
          <div className="field-row stack gap-16">
            <Line name="telefono" label="Teléfono" type="tel" error={errors.telefono} />
            <Line name="email" label="Email" type="email" error={errors.email} />
          </div>
          <Line name="nota" label="Nota para recepción" error={undefined} />
          {publishedLanguages.length > 1 && <LanguageChoice />}
          <Consequences isPast={isPast} />
        </div>
        <footer className="dialog__foot">
          <Button size="compact" variant="line" onClick={onClose}>
            Cancelar
          </Button>
          <Button size="compact" type="submit" busy={isBusy}>
            Añadir visita
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}

function hourFault(start: string | null, isPastMeant: boolean): VisitErrors {
  if (!start) return { hora: visitTexts.hour.missing };
  if (Date.parse(start) < Date.now() && !isPastMeant) {
    return { hora: "Esa hora ya ha pasado. Elige otra, o marca que quieres apuntarla igualmente." };
  }
  return {};
}

/** Whether the person hears of it; an hour that is over is meant. */
function Consequences({ isPast }: { isPast: boolean }) {
  const isMailOff = useIsMailOff();
  if (!isPast && isMailOff) return <p>La web no envía correo ahora: confírmale la hora por teléfono.</p>;
  return isPast ? (
    <label className="target row gap-8">
      <input type="checkbox" name="pasada" />
      Esa hora ya ha pasado: apuntarla igualmente
    </label>
  ) : (
    <label className="target row gap-8">
      <input type="checkbox" name="avisar" defaultChecked />
      Enviarle la confirmación por correo, si hay email
    </label>
  );
}

function LanguageChoice() {
  return (
    <label className="field">
      <span className="field__label">Idioma de sus correos</span>
      <Select
        name="idioma"
        defaultValue={ownLanguage}
        options={publishedLanguages.map((value) => ({ value, text: capital(languageName(value)) }))}
      />
    </label>
  );
}

interface LineProps {
  name: string;
  label: string;
  type?: string;
  error: string | undefined;
}

function Line({ name, label, type = "text", error }: LineProps) {
  return (
    <label className="field">
      <span className="field__label">{label}</span>
      <input
        className="input"
        name={name}
        type={type}
        autoComplete="off"
        maxLength={500}
        aria-invalid={error ? true : undefined}
      />
      {error && <span className="field__error">{error}</span>}
    </label>
  );
}
