import * as z from "zod/mini";
import { toMadridField, toMadridLocal } from "../domain/time/madrid-time.ts";
import { formTexts } from "../texts/form-texts.ts";
import { requiredField } from "./form-field.ts";
import { momentField } from "./number-fields.ts";
import { optionalText, storedRow } from "./stored-row.ts";
import { atMost, requiredLine, slugField, sourceField } from "./text-fields.ts";

/** An article of 9FToday (`articles`); its content is markdown. */
export const article = z.object({
  ...storedRow,
  slug: z.string(),
  title: z.string(),
  author: z.string(),
  content: z.string(),
  image_url: optionalText,
  publication_date: z.string(),
  is_featured: z.boolean(),
});

export type Article = z.infer<typeof article>;

/** What lists show of an article, on the site and in the panel: no text of any length. */
export const listedArticle = z.omit(article, { content: true });

export type ListedArticle = z.infer<typeof listedArticle>;

/** The columns of a listed article. */
export const listedArticleColumns = Object.keys(listedArticle.shape).join(",");

/** A listed article and its first lines, as the database keeps them: markdown, cut anywhere. */
export const articleCard = z.extend(listedArticle, { opening: z.string() });

export type ArticleCard = z.infer<typeof articleCard>;

/** What its form writes; all but picture and mark are required (admin §5). */
export const articleInput = z.object({
  slug: slugField,
  title: requiredLine,
  author: requiredLine,
  content: requiredField(atMost(100_000), formTexts.required),
  image_url: sourceField,
  publication_date: momentField,
  is_featured: z.boolean(),
});

export type ArticleDraft = z.input<typeof articleInput>;

/** The form of a new article, published from now on (admin §9). */
export function newArticle(now: Date): ArticleDraft {
  return {
    ...{ slug: "", title: "", author: "", content: "", image_url: "" },
    ...{ publication_date: toMadridLocal(now), is_featured: false },
  };
}

/** The form of a stored article. */
export function articleDraft(row: Article): ArticleDraft {
  return {
    slug: row.slug,
    title: row.title,
    author: row.author,
    content: row.content,
    image_url: row.image_url ?? "",
    publication_date: toMadridField(row.publication_date),
    is_featured: row.is_featured,
  };
}
