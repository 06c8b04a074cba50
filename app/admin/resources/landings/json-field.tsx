import { useState } from "react";
import { readLandingJson } from "../../../content/site/landing-json.ts";
import {
  contentDraft,
  contentOfDraft,
  type LandingContentDraft,
  type LandingPageDraft,
} from "../../../content/site/landing-pages.ts";
import { Field } from "../../../ui/field.tsx";
import { fieldOf } from "../../fields/field-of.ts";
import type { FormHandle } from "../../form/form-handle.ts";
import { isSameDraft, namesOf } from "../../form/is-same-draft.ts";

/**
 * The whole content document as text. While it cannot be read, the last valid content stays (architecture 25); the text
 * is a change of the form all the same, so that closing asks and the browser keeps it.
 */
export function JsonField({ form }: { form: FormHandle<LandingPageDraft> }) {
  const [typed, setTyped] = useState(form.draft.json);
  const text = shownText(form.draft, typed);
  const reading = readLandingJson(text);
  const type = (next: string) => {
    setTyped(next);
    const read = readLandingJson(next);
    // An emptied field is a change too.
    form.set("json", "content" in read ? "" : next || " ");
    if ("content" in read) setAll(form, contentDraft(read.content));
  };
  const fault = "fault" in reading && `${reading.fault}. Si guardas así, se queda el último contenido que valía.`;
  return (
    <Field
      {...fieldOf(form, "json")}
      error={fault || undefined}
      hint={<span role="status">{fault ? "" : "Lo que escribas aquí cambia también los campos."}</span>}
    >
      {(control) => (
        <textarea
          className="input"
          {...control}
          rows={24}
          style={{ "--rows": 24 }}
          spellCheck={false}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </Field>
  );
}

/** What was typed, as it was typed, as long as it is what the form says. */
function shownText(draft: LandingPageDraft, typed: string): string {
  if (draft.json !== "") return draft.json.trim() === "" ? "" : draft.json;
  const content = contentOfDraft(draft);
  const read = readLandingJson(typed);
  const isSame = "content" in read && isSameDraft(contentDraft(read.content), contentDraft(content));
  return isSame ? typed : JSON.stringify(content, null, 2);
}

function setAll(form: FormHandle<LandingPageDraft>, fields: LandingContentDraft): void {
  for (const name of namesOf(fields)) form.set(name, fields[name]);
}
