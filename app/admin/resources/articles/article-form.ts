import * as z from "zod/mini";
import { type Article, type ArticleDraft, articles, newArticle } from "../../../content/article.ts";
import { slugChecks } from "../../../texts/admin/slug-checks.ts";
import { showToast } from "../../../ui/toast.ts";
import { isSlugFree } from "../../form/is-slug-free.ts";

/** The form's text, and whose it is: the address of an article is compared with those of the others. */
export type ArticleFormDraft = ArticleDraft & { ownId: string | null };

export const newArticleForm = (): ArticleFormDraft => ({ ...newArticle(new Date()), ownId: null });
export const articleFormOf = (row: Article): ArticleFormDraft => ({ ...articles.draft(row), ownId: row.id });

/** A slug that another article has is said in the field and as the stated toast. */
export const articleForm = z.pipe(
  z.extend(articles.input, { ownId: z.nullable(z.string()) }),
  z.transform(async ({ ownId, ...article }, context) => {
    if (await isSlugFree("articles", article.slug, ownId)) return article;
    const message = slugChecks.taken.description;
    context.issues.push({ code: "custom", path: ["slug"], message, input: article.slug });
    showToast(slugChecks.taken);
    return z.NEVER;
  }),
);
