import type { LandingPageDraft } from "../../../content/landing-page-input.ts";
import { parseColour } from "../../../domain/pages/colour-contrast.ts";
import { PanelField } from "../../fields/panel-field.tsx";
import { setText, textOf } from "../../fields/text-field.tsx";
import type { FieldName, FormHandle } from "../../form/form-handle.ts";

interface ColourFieldProps {
  form: FormHandle<LandingPageDraft>;
  name: FieldName<LandingPageDraft, string>;
  label: string;
}

/** A colour by its number or from the browser's own chart; empty means that of the design. */
export function ColourField({ form, name, label }: ColourFieldProps) {
  const typed = textOf(form, name);
  return (
    <PanelField name={name} label={label} note="opcional" error={form.errors[name]}>
      {(control) => (
        <div className="colour-field">
          <input
            type="color"
            aria-label={`Elegir ${label.toLowerCase()}`}
            value={parseColour(typed) ?? "#ffffff"}
            onChange={(event) => setText(form, name, event.target.value)}
          />
          <input
            className="input"
            type="text"
            autoComplete="off"
            spellCheck={false}
            placeholder="#d4af37"
            {...control}
            value={typed}
            onChange={(event) => setText(form, name, event.target.value)}
          />
        </div>
      )}
    </PanelField>
  );
}
