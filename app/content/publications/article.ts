import * as z from "zod/mini";
import { toMadridLocal } from "#domain/time/madrid-time.ts";
import { formTexts } from "#texts/form-texts.ts";
import { flag, moment, requiredLine, slug, source, words } from "../columns.ts";
import { type DraftOf, entity, type RowOf, translatable } from "../entity.ts";
import { requiredField } from "../form-field.ts";
import { searchColumns } from "../search-columns.ts";
import { atMost } from "../text-fields.ts";
import { draftColumns, withdrawalColumns } from "./publication-columns.ts";

/** The articles of 9FToday; their content is markdown. All but picture and mark are required (admin §5). */
export const articles = entity("articles", {
  slug: slug("Slug"),
  title: translatable(requiredLine("Título")),
  author: requiredLine("Autor"),
  content: translatable(words("Contenido", requiredField(atMost(100_000), formTexts.required)), "markdown"),
  image_url: source("Imagen"),
  publication_date: moment("Fecha de publicación"),
  is_featured: flag("Destacado", false),
  ...draftColumns,
  ...searchColumns,
  ...withdrawalColumns,
});

export type Article = RowOf<typeof articles>;
export type ArticleDraft = DraftOf<typeof articles>;

/** The form of a new article, published from now on (admin §9). */
export const newArticle = (now: Date): ArticleDraft => articles.empty({ publication_date: toMadridLocal(now) });

/** What lists show of an article, on the site and in the panel: no text of any length. */
export const listedArticle = z.omit(articles.row, { content: true });

export type ListedArticle = z.infer<typeof listedArticle>;

/** A listed article and its first lines, as the database keeps them: markdown, cut anywhere. */
export const articleCard = z.extend(listedArticle, { opening: z.string() });

export type ArticleCard = z.infer<typeof articleCard>;
