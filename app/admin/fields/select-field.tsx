import type { FieldName, FormHandle } from "../form/form-handle.ts";
import { type FieldWords, PanelField } from "./panel-field.tsx";
import { setText, textOf } from "./text-field.tsx";

interface SelectFieldProps<Draft extends object> extends FieldWords {
  form: FormHandle<Draft>;
  name: FieldName<Draft, string>;
  options: readonly { value: string; text: string }[];
}

/** A choice; a stored value that is none of them stays one, marked, so that opening the form changes nothing. */
export function SelectField<Draft extends object>({ form, name, options, ...words }: SelectFieldProps<Draft>) {
  const value = textOf(form, name);
  const isKnown = options.some((it) => it.value === value);
  return (
    <PanelField {...words} name={name} error={form.errors[name]}>
      {(control) => (
        <select
          className="input"
          {...control}
          value={value}
          onChange={(event) => setText(form, name, event.target.value)}
        >
          {!isKnown && <option value={value}>{value === "" ? "Elige…" : `${value} (desconocido)`}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      )}
    </PanelField>
  );
}
