import type { ReactNode } from "react";
import { Field } from "../../ui/field.tsx";
import { DateInput } from "../fields/date-input.tsx";

interface MomentFieldProps {
  id: string;
  label: ReactNode;
  note?: string;
  error?: string | undefined;
  /** As `toMadridField` gives it, on the clock of Madrid. */
  value: string;
  isReadOnly?: boolean;
  onChange: (value: string) => void;
}

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
        <DateInput
          {...control}
          className="input"
          type="datetime-local"
          value={value}
          readOnly={isReadOnly}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
