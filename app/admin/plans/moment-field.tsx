import type { ReactNode } from "react";
import { Field } from "../../ui/field.tsx";
import { HourTwice } from "../fields/hour-twice.tsx";

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
        <>
          <input
            {...control}
            className="input"
            type="datetime-local"
            value={value.slice(0, 16)}
            readOnly={isReadOnly}
            onChange={(event) => onChange(event.target.value)}
          />
          <HourTwice id={id} value={value} isReadOnly={isReadOnly} onChange={onChange} />
        </>
      )}
    </Field>
  );
}
