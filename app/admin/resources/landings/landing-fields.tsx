import { lazy, Suspense, useState } from "react";
import { landingWords } from "#domain/pages/page-words.ts";
import type { LandingPageDraft } from "../../../content/site/landing-pages.ts";
import { Tabs } from "../../../ui/tabs.tsx";
import { FieldGroup, FieldRow } from "../../fields/field-group.tsx";
import { SearchGroup } from "../../fields/search-group.tsx";
import { SwitchField } from "../../fields/switch-field.tsx";
import { TextArea } from "../../fields/text-area.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";
import { fillSlug, withSlugOfTitle } from "../../form/slug-of-title.ts";
import { JsonField } from "./json-field.tsx";
import { LandingContentFields } from "./landing-content-fields.tsx";

// Pages without blocks are opened without what edits them.
const BlocksEditor = lazy(async () => ({ default: (await import("./blocks/blocks-editor.tsx")).BlocksEditor }));

/** Name and address first, then the content: field by field, or as the JSON that it is. */
export function LandingFields({ form }: { form: FormHandle<LandingPageDraft> }) {
  const isBuilt = form.draft.blocks.length > 0;
  const [chosen, setChosen] = useState({ tab: isBuilt || form.isNew ? "blocks" : "form", errors: form.errors });
  // A save that found faults leads to the fields that show them.
  const hasNewFaults = chosen.errors !== form.errors && Object.values(form.errors).some(Boolean);
  const selected = hasNewFaults ? (form.errors.blocks ? "blocks" : "form") : chosen.tab;
  return (
    <>
      <FieldGroup title="Página">
        <FieldRow>
          <TextField
            form={withSlugOfTitle(form)}
            name="title"
            hint={`Lo que dice la pestaña del navegador.${form.isNew ? " Da también su dirección." : ""}`}
          />
          <TextField
            form={form}
            name="slug"
            placeholder="puertas-abiertas"
            onLeave={() => fillSlug(form)}
            hint={`La dirección de la página: /p/${form.draft.slug || "…"}${form.isNew ? "" : ". Las anteriores llevan aquí."}`}
          />
        </FieldRow>
        <SwitchField form={form} name="is_published" hint="Sin publicar, su dirección dice que no existe." />
      </FieldGroup>
      <div className="ruled-top">
        <Tabs
          label="Contenido de la landing"
          selected={selected}
          onSelect={(tab) => setChosen({ tab, errors: form.errors })}
          tabs={[
            {
              id: "blocks",
              title: "Bloques",
              panel: selected === "blocks" && (
                <Suspense fallback={null}>
                  <BlocksEditor form={form} />
                </Suspense>
              ),
            },
            {
              id: "form",
              title: "Contenido",
              panel: (
                <>
                  {isBuilt && <p className="field__hint">{whatIsLeft}</p>}
                  <LandingContentFields form={form} />
                </>
              ),
            },
            { id: "json", title: "JSON", panel: selected === "json" && <JsonField form={form} /> },
          ]}
        />
      </div>
      <Search form={form} />
    </>
  );
}

const whatIsLeft = "La página se hace con sus bloques: de aquí se ven los logos, los colores y el pie.";

function Search({ form }: { form: FormHandle<LandingPageDraft> }) {
  const {
    slug,
    title: name,
    mainTitle: title,
    mainSubtitle: subtitle,
    mainImage,
    seo_title,
    seo_description,
  } = form.draft;
  const words = landingWords({ name, title, subtitle, seo_title, seo_description });
  return (
    <SearchGroup words={words} path={`/p/${slug || "…"}`} picture={mainImage}>
      <TextField form={form} name="seo_title" note="opcional" hint="Vacío, el de la página." />
      <TextArea form={form} name="seo_description" note="opcional" rows={2} hint="Vacío, el subtítulo." />
    </SearchGroup>
  );
}
