import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Activity } from "../../content/activity.ts";
import { type ClubClass, type ClubClassDraft, clubClasses, clubClassInput } from "../../content/club-class.ts";
import { newClassId } from "../../domain/timetable/week-changes.ts";
import { weekdays } from "../../domain/timetable/weekdays.ts";
import { PanelDialog } from "../dialogs/panel-dialog.tsx";
import { FieldRow } from "../fields/field-group.tsx";
import { SelectField } from "../fields/select-field.tsx";
import { TextField } from "../fields/text-field.tsx";
import { errorsOf, type FormErrors, focusFirstError } from "../form/form-errors.ts";
import type { FormHandle } from "../form/form-handle.ts";
import { namesIn } from "./class-words.ts";
import type { Week } from "./use-week.ts";

interface ClassFormProps {
  start: ClubClass;
  week: Week;
  activities: readonly Activity[];
  onClose: () => void;
}

/** Everything about one class: it is put into the draft of the week, from where it is published. */
export function ClassForm({ start, week, activities, onClose }: ClassFormProps) {
  const isNew = !week.classes.some(({ id }) => id === start.id);
  const [others, setOthers] = useState<readonly string[]>([]);
  const ref = useRef<HTMLFormElement>(null);
  const form = useClassDraft(start, activities, isNew);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const read = form.read();
    if (!read) return focusFirstError(ref.current);
    const changed = { ...start, ...read };
    const copies = others.map((day) => ({ ...changed, weekday: Number(day), id: newClassId(), updated_at: "" }));
    week.put(changed, ...copies);
    onClose();
  };
  return (
    <PanelDialog title={isNew ? "Añadir clase" : "Editar clase"} shape="sheet" width={440} onClose={onClose}>
      <form ref={ref} className="class-form panel-dialog__form" onSubmit={save} noValidate>
        <div className="panel-dialog__body">
          <SelectField form={form.handle} name="activity_id" />
          <FieldRow>
            <TextField
              form={form.handle}
              name="instructor"
              note="opcional"
              suggestions={namesIn(week.classes, "instructor")}
            />
            <TextField form={form.handle} name="room" note="opcional" suggestions={namesIn(week.classes, "room")} />
          </FieldRow>
          <FieldRow columns={3}>
            <SelectField form={form.handle} name="weekday" />
            <TextField form={form.handle} name="start_minute" placeholder="18:30" />
            <TextField form={form.handle} name="minutes" kind="whole" />
          </FieldRow>
          <OtherDays own={form.handle.draft.weekday} chosen={others} onChoose={setOthers} />
          <FieldRow columns={3}>
            <TextField form={form.handle} name="places" kind="whole" note="opcional" />
            <DayField form={form.handle} name="valid_from" label="Desde" />
            <DayField form={form.handle} name="valid_until" label="Hasta" />
          </FieldRow>
        </div>
        <footer className="panel-dialog__foot">
          {!isNew && (
            <button
              type="button"
              className="panel-button panel-button--text class-form__remove"
              onClick={() => {
                week.remove(start.id);
                onClose();
              }}
            >
              Quitar
            </button>
          )}
          <button type="submit" className="panel-button">
            Guardar en el borrador
          </button>
        </footer>
      </form>
    </PanelDialog>
  );
}

const nothing = { now: new Map(), files: new Map() } as const;

/** What was typed of a class, and what is wrong with it. */
function useClassDraft(start: ClubClass, activities: readonly Activity[], isNew: boolean) {
  const first = activities[0];
  const known =
    isNew && start.activity_id === "" && first ? { ...start, activity_id: first.id, minutes: first.minutes } : start;
  const [draft, setDraft] = useState<ClubClassDraft>(() => clubClasses.draft(known));
  const [errors, setErrors] = useState<FormErrors<ClubClassDraft>>({});
  const options = activities.map(({ id, name }) => ({ value: id, text: name }));
  const columns = { ...clubClasses.columns, activity_id: { ...clubClasses.columns.activity_id, options } };
  const handle: FormHandle<ClubClassDraft> = {
    columns,
    draft,
    now: () => draft,
    set: (name, value) => {
      setErrors((before) => ({ ...before, [name]: undefined }));
      // A class lasts as long as its activity says, until somebody says otherwise.
      const minutes = name === "activity_id" && isNew ? activities.find(({ id }) => id === value)?.minutes : undefined;
      setDraft((before) => ({ ...before, [name]: value, ...(minutes && { minutes: String(minutes) }) }));
    },
    errors,
    fault: (name, sentence) => setErrors((before) => ({ ...before, [name]: sentence })),
    files: nothing.files,
    choose: () => {},
    waitFor: () => {},
    progress: nothing.now,
    isNew,
    isSaving: false,
  };
  const read = () => {
    const result = clubClassInput.safeParse(draft);
    if (result.success) return result.data;
    flushSync(() =>
      setErrors(errorsOf(draft, (name) => result.error.issues.find(({ path }) => path[0] === name)?.message)),
    );
    return null;
  };
  return { handle, read };
}

interface OtherDaysProps {
  own: string;
  chosen: readonly string[];
  onChoose: (days: readonly string[]) => void;
}

function OtherDays({ own, chosen, onChoose }: OtherDaysProps) {
  const flip = (day: string) => onChoose(chosen.includes(day) ? chosen.filter((it) => it !== day) : [...chosen, day]);
  return (
    <fieldset className="panel-field">
      <legend className="panel-field__label">
        Repetir en <span>copia a otros días</span>
      </legend>
      <div className="day-choice">
        {weekdays.map(({ value, text, letter }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === own || chosen.includes(value)}
            aria-label={text}
            disabled={value === own}
            onClick={() => flip(value)}
          >
            {letter}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface DayFieldProps {
  form: FormHandle<ClubClassDraft>;
  name: "valid_from" | "valid_until";
  label: string;
}

function DayField({ form, name, label }: DayFieldProps) {
  const error = form.errors[name];
  return (
    <div className="panel-field">
      <label className="panel-field__label" htmlFor={`field-${name}`}>
        {label} <span>opcional</span>
      </label>
      <input
        id={`field-${name}`}
        className="input"
        type="date"
        value={form.draft[name]}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `field-${name}-error` : undefined}
        onChange={(event) => form.set(name, event.target.value)}
      />
      {error && (
        <p className="panel-field__error" id={`field-${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
