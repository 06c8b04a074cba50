import { useState } from "react";
import type { LandingPage, ListedLandingPage } from "../../../content/landing-page.ts";
import {
  type LandingPageDraft,
  landingPageDraft,
  landingPageInput,
  landingPages,
  newLandingPage,
} from "../../../content/landing-page-input.ts";
import { landingPagesTable, listedLandingPagesTable } from "../../../data/landing-pages.ts";
import { landingWords } from "../../../domain/pages/page-words.ts";
import { done, failed, type SectionToasts } from "../../../texts/admin/section-toasts.ts";
import { destructive } from "../../../texts/toast-text.ts";
import { Tabs } from "../../../ui/tabs.tsx";
import { FieldGroup } from "../../fields/field-group.tsx";
import { SearchGroup } from "../../fields/search-group.tsx";
import { SwitchField } from "../../fields/switch-field.tsx";
import { TextArea } from "../../fields/text-area.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";
import { Chip } from "../../layout/chip.tsx";
import type { Resource } from "../../resource/resource.ts";
import { checkSlug } from "../../resource/resource-action.ts";
import { JsonField } from "./json-field.tsx";
import { LandingContentFields } from "./landing-content-fields.tsx";
import { LandingPreview } from "./landing-preview.tsx";

/** Landings (admin §8): the failure to save has a title of its own and what the server said. */
const landingToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar las landing pages."),
  saved: (mode) =>
    done(mode === "create" ? "Landing page creada correctamente." : "Landing page actualizada correctamente."),
  saveFailed: (_mode, message) => destructive("Error al guardar", message),
  // The only field that must not be empty (admin §5).
  requiredMissing: failed("El slug es obligatorio."),
  deleted: done("Landing page eliminada correctamente."),
  deleteFailed: () => failed("No se pudo eliminar la landing page."),
};

/** Landing pages, the latest first. */
export const landings: Resource<LandingPage, LandingPageDraft, ListedLandingPage> = {
  table: listedLandingPagesTable,
  whole: landingPagesTable,
  titles: {
    list: "Gestionar Landings",
    about: "Páginas de campaña con dirección propia. Solo se ven las publicadas.",
    add: "Añadir Landing",
    create: "Añadir Nueva Landing",
    edit: "Editar Landing",
    one: "landing page",
    many: "landing pages",
    theOne: "la landing page",
    empty: "Todavía no hay landing pages.",
    toasts: landingToasts,
  },
  nameOf: (row) => row.title || row.slug,
  columns: [
    { title: "Título", kind: "name", text: (row) => row.title, cell: (row) => <b>{row.title || "(sin título)"}</b> },
    { title: "Slug", text: (row) => row.slug, cell: (row) => <SlugLink slug={row.slug} /> },
    {
      title: "Publicada",
      text: (row) => (row.is_published ? "Sí" : "No"),
      cell: (row) => <Chip tone={row.is_published ? "good" : "plain"}>{row.is_published ? "Sí" : "No"}</Chip>,
    },
  ],
  form: {
    empty: newLandingPage,
    of: landingPageDraft,
    columns: landingPages.columns,
    input: landingPageInput,
    check: (values, id) => checkSlug(landingPagesTable, values, id),
    fields: (form) => <LandingFields form={form} />,
    preview: (draft) => <LandingPreview draft={draft} />,
  },
  onTheWeb: (row) => ({
    path: `/p/${row.slug}`,
    hiddenBecause: row.is_published ? [] : ["No está publicada."],
  }),
};

function SlugLink({ slug }: { slug: string }) {
  return (
    <a className="panel-link" href={`/p/${slug}`} target="_blank" rel="noopener">
      {slug}
    </a>
  );
}

/** Name and address first, then the content: field by field, or as the JSON that it is. */
function LandingFields({ form }: { form: FormHandle<LandingPageDraft> }) {
  const [chosen, setChosen] = useState({ tab: "form", errors: form.errors });
  // A save that found faults leads to the fields that show them.
  const hasNewFaults = chosen.errors !== form.errors && Object.values(form.errors).some(Boolean);
  const selected = hasNewFaults ? "form" : chosen.tab;
  return (
    <>
      <FieldGroup title="Página">
        <TextField form={form} name="title" hint="Lo que dice la pestaña del navegador." />
        <TextField
          form={form}
          name="slug"
          placeholder="puertas-abiertas"
          hint={`La dirección de la página: /p/${form.draft.slug || "…"}${form.isNew ? "" : ". Las anteriores llevan aquí."}`}
        />
        <SwitchField form={form} name="is_published" hint="Sin publicar, su dirección dice que no existe." />
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
      <Search form={form} />
    </>
  );
}

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
