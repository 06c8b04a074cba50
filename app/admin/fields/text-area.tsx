import { Field, type FieldWords } from "../../ui/field.tsx";
import { columnOf, type FieldName, type FormHandle, typedIn } from "../form/form-handle.ts";
import { fieldOf } from "./field-of.ts";
import { describedWith, LetterCount } from "./letter-count.tsx";

interface TextAreaProps<Draft extends object> extends FieldWords {
  form: FormHandle<Draft>;
  name: FieldName<Draft, string>;
  rows?: number;
  /** Long for a line, and one all the same: a title that is drawn without frame or label, and says itself what it is. */
  isLine?: boolean;
  /** Of what is typed, where that is not Spanish. */
  lang?: string | undefined;
}

export function TextArea<Draft extends object>({ form, name, rows = 4, isLine, lang, ...words }: TextAreaProps<Draft>) {
  const column = columnOf(form.columns, name);
  const { value, set } = typedIn<Draft, string>(form, name);
  const field = fieldOf(form, name);
  return (
    <Field {...field} {...words}>
      {(control) => (
        <>
          <textarea
            className="input"
            {...control}
            {...(column.limit && {
              "aria-describedby": describedWith(control["aria-describedby"], `${control.id}-count`),
            })}
            lang={lang}
            rows={rows}
            style={{ "--rows": rows }}
            placeholder={isLine ? field.label : undefined}
            value={value}
            onChange={(event) => set(isLine ? event.target.value.replaceAll(/\s*\n\s*/g, " ") : event.target.value)}
          />
          <LetterCount id={`${control.id}-count`} text={value} of={column} />
        </>
      )}
    </Field>
  );
}
