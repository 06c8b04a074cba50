import { type FixedPage, fixedPageOf, fixedPages } from "#domain/pages/fixed-pages.ts";
import { fixedPageWords } from "#domain/pages/page-words.ts";
import { done, failed, type SectionToasts } from "#texts/admin/section-toasts.ts";
import type { ClubName } from "../../../content/clubs/club.ts";
import { type PageWordsDraft, type PageWordsRow, pageWords, pageWordsInput } from "../../../content/site/page-words.ts";
import { pageWordsTable } from "../../../data/site/page-words.ts";
import type { Resource } from "../../resource/resource.ts";
import { PageFields } from "./page-fields.tsx";

/** Textos de las páginas fijas. */
export const pageToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar las páginas."),
  saved: () => done("Página guardada."),
  saveFailed: (_mode, message) => failed(`No se pudo guardar la página: ${message}`),
  deleted: done("Página eliminada."),
  deleteFailed: () => failed("No se pudo eliminar la página."),
};

const keys = Object.keys(fixedPages);
const options = keys.map((key) => ({ value: key, text: fixedPageOf(key)?.name ?? key }));

export function inOrder(rows: readonly PageWordsRow[]): PageWordsRow[] {
  const known = rows.filter(({ page }) => keys.includes(page));
  return known.toSorted((one, other) => keys.indexOf(one.page) - keys.indexOf(other.page));
}

/** Páginas: how each fixed page is called where it is found. What is said for all clubs is shown with one of them. */
export function pagesResource(clubs: readonly ClubName[]): Resource<PageWordsRow, PageWordsDraft> {
  const [club = { id: "", name: "CLUB" }] = clubs;
  const pathOf = (page: FixedPage) => page.path.replace("{club}", club.id);
  const nameOf = ({ page }: PageWordsRow) => fixedPageOf(page)?.name ?? page;
  const wordsOf = (row: PageWordsRow) => {
    const page = fixedPageOf(row.page);
    return page ? fixedPageWords(page, row, undefined, { club: club.name }) : { title: "", description: "" };
  };
  return {
    table: pageWordsTable,
    titles: {
      list: "Páginas en buscadores",
      about: "Cómo se llama cada página fija en los buscadores y al compartirla. Vacía, con las palabras de la casa.",
      add: "Añadir Página",
      create: "Añadir Página",
      edit: "Editar Página",
      one: "página",
      many: "páginas",
      theOne: "la página",
      empty: "No hay páginas.",
      toasts: pageToasts,
    },
    nameOf,
    columns: [
      { title: "Página", kind: "name", text: nameOf, cell: (row) => <b>{nameOf(row)}</b> },
      { title: "Encabezado", text: (row) => wordsOf(row).title },
      {
        title: "Resumen",
        text: (row) => wordsOf(row).description,
        cell: (row) => <span className="table__long clamp">{wordsOf(row).description}</span>,
      },
      {
        title: "Palabras",
        text: ({ seo_title, seo_description }) => (seo_title || seo_description ? "Propias" : "Casa"),
      },
    ],
    form: {
      empty: () => pageWords.empty(),
      of: pageWords.draft,
      columns: { ...pageWords.columns, page: { ...pageWords.columns.page, options } },
      input: pageWordsInput,
      fields: (form) => <PageFields form={form} club={club} />,
    },
    onTheWeb: (row) => {
      const page = fixedPageOf(row.page);
      const isNowhere = !page || (page.isPerClub && !club.id);
      return { path: page ? pathOf(page) : "/", hiddenBecause: isNowhere ? ["Todavía no hay ningún club."] : [] };
    },
  };
}
