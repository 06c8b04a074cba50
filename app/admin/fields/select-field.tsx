import { Field, type FieldWords } from "../../ui/field.tsx";
import { columnOf, type FieldName, type FormHandle, typedIn } from "../form/form-handle.ts";
import { fieldOf } from "./field-of.ts";
import { Select } from "./select.tsx";

interface SelectFieldProps<Draft extends object> extends FieldWords {
  form: FormHandle<Draft>;
  name: FieldName<Draft, string>;
}

/** A choice; a stored value that is none of them stays one, marked, so that opening the form changes nothing. */
export function SelectField<Draft extends object>({ form, name, ...words }: SelectFieldProps<Draft>) {
  const { options = [] } = columnOf(form.columns, name);
  const { value, set } = typedIn<Draft, string>(form, name);
  const isKnown = options.some((option) => option.value === value);
  return (
    <Field {...fieldOf(form, name)} {...words}>
      {(control) => (
        <Select
          {...control}
          value={value}
          options={
            isKnown ? options : [{ value, text: value === "" ? "Elige…" : `${value} (desconocido)` }, ...options]
          }
          onChoose={set}
        />
      )}
    </Field>
  );
}
