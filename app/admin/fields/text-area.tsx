import type { FieldName, FormHandle } from "../form/form-handle.ts";
import { describedWith, LetterCount } from "./letter-count.tsx";
import { type FieldWords, PanelField } from "./panel-field.tsx";
import { setText, textOf } from "./text-field.tsx";

interface TextAreaProps<Draft extends object> extends FieldWords {
  form: FormHandle<Draft>;
  name: FieldName<Draft, string>;
  rows?: number;
  /** Room for so many letters (`textLimits`), counted under the field. */
  limit?: number;
}

export function TextArea<Draft extends object>({ form, name, rows = 4, limit, ...words }: TextAreaProps<Draft>) {
  return (
    <PanelField {...words} name={name} error={form.errors[name]}>
      {(control) => (
        <>
          <textarea
            className="input"
            {...control}
            {...(limit && { "aria-describedby": describedWith(control["aria-describedby"], `${control.id}-count`) })}
            rows={rows}
            style={{ ["--rows" as string]: rows }}
            value={textOf(form, name)}
            onChange={(event) => setText(form, name, event.target.value)}
          />
          {limit && <LetterCount id={`${control.id}-count`} text={textOf(form, name)} limit={limit} />}
        </>
      )}
    </PanelField>
  );
}
