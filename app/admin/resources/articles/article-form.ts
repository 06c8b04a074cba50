import * as z from "zod/mini";
import { type Article, type ArticleDraft, articleDraft, articleInput, newArticle } from "../../../content/article.ts";
import { isSlugTaken } from "../../../data/articles.ts";
import { articleChecks } from "../../../texts/admin/article-admin-toasts.ts";
import { showToast } from "../../../ui/toast.ts";
import { SaveRefused } from "../../form/save-result.ts";
import { browserClient } from "../../session/browser-client.ts";
import { SignInDeclined } from "../../session/sign-in-again.ts";
import { withSession } from "../../session/with-session.ts";

/** The form's text, and whose it is: the address of an article is compared with those of the others. */
export type ArticleFormDraft = ArticleDraft & { ownId: string | null };

export const newArticleForm = (): ArticleFormDraft => ({ ...newArticle(new Date()), ownId: null });
export const articleFormOf = (row: Article): ArticleFormDraft => ({ ...articleDraft(row), ownId: row.id });

/** Asks the backend whether the slug is free (admin §5), and says so in the field and as the stated toast. */
export const articleForm = z.pipe(
  z.extend(articleInput, { ownId: z.nullable(z.string()) }),
  z.transform(async ({ ownId, ...article }, context) => {
    if (!(await isTaken(article.slug, ownId))) return article;
    const message = articleChecks.slugTaken.description;
    context.issues.push({ code: "custom", path: ["slug"], message, input: article.slug });
    showToast(articleChecks.slugTaken);
    return z.NEVER;
  }),
);

async function isTaken(slug: string, ownId: string | null): Promise<boolean> {
  try {
    return await withSession(() => isSlugTaken(browserClient(), slug, ownId));
  } catch (error) {
    if (error instanceof SignInDeclined) throw error;
    throw new SaveRefused(articleChecks.slugCheckFailed);
  }
}
