import { done, failed, type SectionToasts } from "#texts/admin/section-toasts.ts";
import { destructive } from "#texts/toast-text.ts";
import type { LandingPage, ListedLandingPage } from "../../../content/site/landing-page.ts";
import { landingPageInput } from "../../../content/site/landing-page-input.ts";
import {
  type LandingPageDraft,
  landingPageDraft,
  landingPages,
  newLandingPage,
} from "../../../content/site/landing-pages.ts";
import { landingPagesTable, listedLandingPagesTable } from "../../../data/site/landing-pages.ts";
import { laterPart } from "../../form/later-part.tsx";
import { Chip } from "../../layout/chip.tsx";
import type { Resource } from "../../resource/resource.ts";
import { checkSlug } from "../../resource/row-commands.ts";

// A list is looked at before anything in it is opened.
const LandingPreview = laterPart(async () => (await import("./landing-preview.tsx")).LandingPreview);
const LandingFields = laterPart(async () => (await import("./landing-fields.tsx")).LandingFields);

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
    check: checkSlug(landingPagesTable),
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
