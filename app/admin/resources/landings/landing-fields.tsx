import { useState } from "react";
import type { LandingPageDraft } from "../../../content/landing-page-input.ts";
import { Tabs } from "../../../ui/tabs.tsx";
import { FieldGroup } from "../../fields/field-group.tsx";
import { SwitchField } from "../../fields/switch-field.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";
import { JsonField } from "./json-field.tsx";
import { LandingContentFields } from "./landing-content-fields.tsx";

/** Name and address first, then the content: field by field, or as the JSON that it is. */
export function LandingFields({ form }: { form: FormHandle<LandingPageDraft> }) {
  const [chosen, setChosen] = useState({ tab: "form", errors: form.errors });
  // A save that found faults leads to the fields that show them.
  const hasNewFaults = chosen.errors !== form.errors && Object.values(form.errors).some(Boolean);
  const selected = hasNewFaults ? "form" : chosen.tab;
  return (
    <>
      <FieldGroup title="Página">
        <TextField form={form} name="title" help="Lo que dice la pestaña del navegador." />
        <TextField
          form={form}
          name="slug"
          placeholder="puertas-abiertas"
          help={`La dirección de la página: /p/${form.draft.slug || "…"}`}
        />
        <SwitchField form={form} name="is_published" help="Sin publicar, su dirección dice que no existe." />
      </FieldGroup>
      <div className="landing-tabs">
        <Tabs
          label="Contenido de la landing"
          selected={selected}
          onSelect={(tab) => setChosen({ tab, errors: form.errors })}
          tabs={[
            { id: "form", title: "Contenido", panel: <LandingContentFields form={form} /> },
            { id: "json", title: "JSON", panel: selected === "json" && <JsonField form={form} /> },
          ]}
        />
      </div>
    </>
  );
}
