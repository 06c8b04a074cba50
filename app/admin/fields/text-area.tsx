import type { FieldName, FormHandle } from "../form/form-handle.ts";
import { type FieldWords, PanelField } from "./panel-field.tsx";
import { setText, textOf } from "./text-field.tsx";

interface TextAreaProps<Draft extends object> extends FieldWords {
  form: FormHandle<Draft>;
  name: FieldName<Draft, string>;
  rows?: number;
}

export function TextArea<Draft extends object>({ form, name, rows = 4, ...words }: TextAreaProps<Draft>) {
  return (
    <PanelField {...words} name={name} error={form.errors[name]}>
      {(control) => (
        <textarea
          className="input"
          {...control}
          rows={rows}
          style={{ ["--rows" as string]: rows }}
          value={textOf(form, name)}
          onChange={(event) => setText(form, name, event.target.value)}
        />
      )}
    </PanelField>
  );
}
