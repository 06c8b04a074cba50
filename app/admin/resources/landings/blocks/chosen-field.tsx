import { Field, type FieldWords } from "../../../../ui/field.tsx";
import { fieldOf } from "../../../fields/field-of.ts";
import { type FieldName, type FormHandle, typedIn } from "../../../form/form-handle.ts";

interface ChosenFieldProps<Draft extends object> extends FieldWords {
  form: FormHandle<Draft>;
  name: FieldName<Draft, string[]>;
  /** Null while they are not known. */
  options: readonly { id: string; text: string }[] | null;
}

/** Some of a few; one that was chosen and is gone stays, marked, until somebody takes it out. */
export function ChosenField<Draft extends object>({ form, name, options, ...words }: ChosenFieldProps<Draft>) {
  const { value: chosen, set } = typedIn<Draft, string[]>(form, name);
  const gone = options === null ? [] : chosen.filter((id) => !options.some((option) => option.id === id));
  const all = [...(options ?? []), ...gone.map((id) => ({ id, text: `«${id}» (borrado)` }))];
  return (
    <Field {...fieldOf(form, name)} {...words} isGroup>
      {() => (
        <div className="half-high white boxed scrolls">
          {all.map(({ id, text }) => (
            <label className="row baseline gap-8 press pad" key={id}>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  set(target.checked ? [...chosen, id] : chosen.filter((value) => value !== id))
                }
              />
              {text}
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
