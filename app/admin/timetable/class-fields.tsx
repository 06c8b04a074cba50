import type { ClubClassDraft } from "../../content/clubs/club-class.ts";
import { DateInput } from "../fields/date-input.tsx";
import { FieldRow } from "../fields/field-group.tsx";
import { SelectField } from "../fields/select-field.tsx";
import { TextField } from "../fields/text-field.tsx";
import type { FormHandle } from "../form/form-handle.ts";
import { namesIn } from "./class-words.ts";
import { OtherDays } from "./other-days.tsx";
import type { Week } from "./use-week.ts";

interface ClassFieldsProps {
  form: FormHandle<ClubClassDraft>;
  week: Week;
  /** The other days that it is given on. */
  days: readonly string[];
  onDays: (days: readonly string[]) => void;
  /** In a narrow place: two side by side at most. */
  isNarrow?: boolean;
}

export function ClassFields({ form, week, days, onDays, isNarrow = false }: ClassFieldsProps) {
  return (
    <>
      <SelectField form={form} name="activity_id" />
      <FieldRow columns={2}>
        <TextField form={form} name="instructor" note="opcional" suggestions={namesIn(week.classes, "instructor")} />
        <TextField form={form} name="room" note="opcional" suggestions={namesIn(week.classes, "room")} />
      </FieldRow>
      <FieldRow columns={isNarrow ? 2 : 3}>
        <SelectField form={form} name="weekday" />
        <TextField form={form} name="start_minute" placeholder="18:30" />
        <TextField form={form} name="minutes" kind="whole" />
        {isNarrow && <TextField form={form} name="places" kind="whole" note="opcional" />}
      </FieldRow>
      <OtherDays own={form.draft.weekday} chosen={days} onChoose={onDays} />
      <FieldRow columns={isNarrow ? 2 : 3}>
        {!isNarrow && <TextField form={form} name="places" kind="whole" note="opcional" />}
        <DayField form={form} name="valid_from" label="Desde" />
        <DayField form={form} name="valid_until" label="Hasta" />
      </FieldRow>
    </>
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
    <div className="field">
      <label className="field__label" htmlFor={`field-${name}`}>
        {label} <span>opcional</span>
      </label>
      <DateInput
        id={`field-${name}`}
        className="input"
        type="date"
        value={form.draft[name]}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `field-${name}-error` : undefined}
        onChange={(value) => form.set(name, value)}
      />
      {error && (
        <p className="field__error" id={`field-${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
