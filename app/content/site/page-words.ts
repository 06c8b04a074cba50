import * as z from "zod/mini";
import { fixedPageOf } from "#domain/pages/fixed-pages.ts";
import { formTexts } from "#texts/form-texts.ts";
import { requiredLine } from "../columns.ts";
import { type DraftOf, entity, type RowOf } from "../entity.ts";
import { searchColumns } from "../search-columns.ts";
import { columnsOfFields } from "./translation.ts";

/** What staff call the fixed pages in results of search. `page` is a key of `fixedPages`; each has one row for ever. */
export const pageWords = entity("page_words", { page: requiredLine("Página"), ...searchColumns });

export type PageWordsRow = RowOf<typeof pageWords>;
export type PageWordsDraft = DraftOf<typeof pageWords>;

/** What the form writes: not which page it is. A title for the pages of all clubs names the club, in every language. */
export const pageWordsInput = z.pipe(
  pageWords.fields.check((context) => {
    const { value } = context;
    if (!fixedPageOf(value.page)?.isPerClub) return;
    for (const [name, title] of Object.entries<unknown>(value)) {
      if (!name.startsWith("seo_title") || typeof title !== "string" || title.includes("{club}")) continue;
      context.issues.push({ code: "custom", message: formTexts.clubInTitle, input: title, path: [name] });
    }
  }),
  z.transform(({ page: _page, ...words }) => columnsOfFields(words)),
);
