import { Clock } from "lucide-react";
import { madridDateTime } from "#domain/time/madrid-time.ts";
import { isScheduled } from "#domain/time/publication.ts";
import { articleAdminToasts } from "#texts/admin/article-admin-toasts.ts";
import { slugChecks } from "#texts/admin/slug-checks.ts";
import {
  type Article,
  type ArticleDraft,
  articles,
  type ListedArticle,
  newArticle,
} from "../../../content/publications/article.ts";
import { articlesTable, listedArticlesTable } from "../../../data/publications/articles.ts";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { laterPart } from "../../form/later-part.tsx";
import { Chip } from "../../layout/chip.tsx";
import type { ListColumn, ListDescription, Resource } from "../../resource/resource.ts";
import { checkSlug } from "../../resource/row-commands.ts";
import type { AiState } from "./ai-button.tsx";

// A list is looked at before anything in it is opened.
const ArticleFields = laterPart(async () => (await import("./article-fields.tsx")).ArticleFields);

/** The articles of 9F Today, the latest date first, without their texts; while the section is off none of them shows. */
export function articlesList(isSectionOn: boolean): ListDescription<ListedArticle> {
  return {
    table: listedArticlesTable,
    titles: {
      list: "Artículos",
      about: "Los de fecha futura esperan hasta ese momento.",
      add: "Añadir Artículo",
      create: "Añadir Nuevo Artículo",
      edit: "Editar Artículo",
      one: "artículo",
      many: "artículos",
      theOne: "el artículo",
      empty: "Todavía no hay artículos.",
      toasts: articleAdminToasts,
    },
    nameOf: (row) => row.title,
    columns,
    kinds: [
      { value: "draft", text: "Borradores" },
      { value: "scheduled", text: "Programados" },
      { value: "featured", text: "Destacados" },
    ],
    onTheWeb: (row) => ({ path: `/9ftoday/${row.slug}`, hiddenBecause: reasons(row, isSectionOn) }),
  };
}

/** One article, whole. `ai` says whether one can be written here. */
export function articlesResource(
  isSectionOn: boolean,
  ai: Promise<AiState>,
): Resource<Article, ArticleDraft, ListedArticle> {
  return {
    ...articlesList(isSectionOn),
    whole: articlesTable,
    form: {
      empty: () => newArticle(new Date()),
      of: articles.draft,
      columns: articles.columns,
      input: articles.input,
      check: checkSlug(articlesTable, slugChecks.taken),
      fields: (form) => <ArticleFields form={form} ai={ai} />,
      width: "page",
    },
  };
}

const columns: readonly ListColumn<ListedArticle>[] = [
  {
    title: "Título",
    kind: "name",
    text: (row) => `${row.title} ${row.author}`,
    cell: (row) => (
      <>
        <b>{row.title}</b>
        <span>{row.author}</span>
      </>
    ),
  },
  {
    title: "Publicación",
    text: (row) => `${madridDateTime(row.publication_date)} ${isWaiting(row) ? "Programado" : ""}`,
    cell: (row) => <Publication row={row} />,
  },
  {
    title: "Destacado",
    text: (row) => (row.is_featured ? "Destacado" : ""),
    cell: (row) => (row.is_featured ? <Chip>Destacado</Chip> : <span className="muted">No</span>),
  },
];

const isWaiting = (row: ListedArticle) => row.is_published && isScheduled(row, new Date());

function Publication({ row }: { row: ListedArticle }) {
  const date = madridDateTime(row.publication_date);
  if (!isWaiting(row)) return date;
  return (
    <span className="row inline gap-8" title="Publicación programada">
      <Icon of={Clock} size={16} className="accent" />
      <span className="sr-only">Programado: </span>
      {date}
    </span>
  );
}

function reasons(row: ListedArticle, isSectionOn: boolean): string[] {
  return [
    ...(isSectionOn ? [] : ["La sección 9FToday está desactivada."]),
    ...(row.is_published ? [] : ["Es un borrador."]),
    ...(isWaiting(row) ? [`Está programado para el ${madridDateTime(row.publication_date)}.`] : []),
  ];
}
