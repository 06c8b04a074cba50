import { useState } from "react";
import { parseLandingJson } from "../../../content/landing-content.ts";
import {
  contentDraft,
  contentOfDraft,
  type LandingContentDraft,
  type LandingPageDraft,
} from "../../../content/landing-page-input.ts";
import { PanelField } from "../../fields/panel-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";

/** The whole content document as text. While it does not parse, the last valid content stays (architecture 25). */
export function JsonField({ form }: { form: FormHandle<LandingPageDraft> }) {
  const [text, setText] = useState(() => JSON.stringify(contentOfDraft(form.draft), null, 2));
  const isValid = parseLandingJson(text) !== null;
  const type = (typed: string) => {
    setText(typed);
    const content = parseLandingJson(typed);
    if (content) setAll(form, contentDraft(content));
  };
  return (
    <PanelField
      name="json"
      label="Contenido en JSON"
      error={undefined}
      help={
        <span role="status">
          {isValid
            ? "Lo que escribas aquí cambia también los campos."
            : "Esto todavía no es un JSON válido: se conserva el último contenido que lo era."}
        </span>
      }
    >
      {(control) => (
        <textarea
          className="input json-field"
          {...control}
          rows={24}
          spellCheck={false}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </PanelField>
  );
}

function setAll(form: FormHandle<LandingPageDraft>, fields: LandingContentDraft): void {
  // Object.keys of the fields are their own names, and each goes where it came from.
  for (const name of Object.keys(fields) as (keyof LandingContentDraft & string)[]) form.set(name, fields[name]);
}
