import type { LandingPageDraft } from "../../../content/landing-page-input.ts";
import { parseColour } from "../../../domain/pages/colour-contrast.ts";
import { fieldOf, PanelField } from "../../fields/panel-field.tsx";
import { type FieldName, type FormHandle, typedIn } from "../../form/form-handle.ts";

interface ColourFieldProps {
  form: FormHandle<LandingPageDraft>;
  name: FieldName<LandingPageDraft, string>;
}

/** A colour by its number or from the browser's own chart; empty means that of the design. */
export function ColourField({ form, name }: ColourFieldProps) {
  const { value: typed, set } = typedIn<LandingPageDraft, string>(form, name);
  const field = fieldOf(form, name);
  return (
    <PanelField {...field} note="opcional">
      {(control) => (
        <div className="colour-field">
          <input
            type="color"
            aria-label={`Elegir ${field.label.toLowerCase()}`}
            value={parseColour(typed) ?? "#ffffff"}
            onChange={(event) => set(event.target.value)}
          />
          <input
            className="input"
            type="text"
            autoComplete="off"
            spellCheck={false}
            placeholder="#d4af37"
            {...control}
            value={typed}
            onChange={(event) => set(event.target.value)}
          />
        </div>
      )}
    </PanelField>
  );
}
