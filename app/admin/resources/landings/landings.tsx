import { landingToasts } from "#app/texts/admin/section-toasts.ts";
import type { LandingPage } from "../../../content/landing-page.ts";
import {
  type LandingPageDraft,
  landingPageDraft,
  landingPageInput,
  landingPages,
  newLandingPage,
} from "../../../content/landing-page-input.ts";
import { landingPagesTable } from "../../../data/landing-pages.ts";
import { checkSlug } from "../../form/check-slug.ts";
import { Chip } from "../../layout/chip.tsx";
import type { Resource } from "../../resource/resource.ts";
import { LandingFields } from "./landing-fields.tsx";
import { LandingPreview } from "./landing-preview.tsx";

/** Landing pages, the latest first. */
export const landings: Resource<LandingPage, LandingPageDraft> = {
  table: landingPagesTable,
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
    check: (values, id) => checkSlug("landing_pages", values, id),
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
