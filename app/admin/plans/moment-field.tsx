import type { ReactNode } from "react";
import { Field } from "../../ui/field.tsx";

interface MomentFieldProps {
  id: string;
  label: ReactNode;
  note?: string;
  error?: string | undefined;
  /** As a `datetime-local` field has it, on the clock of Madrid. */
  value: string;
  isReadOnly?: boolean;
  onChange: (value: string) => void;
}

/** A day and an hour of Madrid. */
export function MomentField({
  id,
  label,
  note = "hora de Madrid",
  error,
  value,
  isReadOnly,
  onChange,
}: MomentFieldProps) {
  return (
    <Field id={id} label={label} note={note} error={error}>
      {(control) => (
        <input
          {...control}
          className="input"
          type="datetime-local"
          value={value}
          readOnly={isReadOnly}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
