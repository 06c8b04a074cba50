import type { Ref } from "react";
import { Field } from "../../ui/field.tsx";

interface WordsFieldProps {
  id: string;
  label: string;
  note?: string;
  error?: string | undefined;
  value: string;
  onChange: (words: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** What a review or a comment says, as long as the database takes it. */
export function WordsField({ value, onChange, ref, ...field }: WordsFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          ref={ref}
          className="input"
          rows={2}
          maxLength={2000}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
