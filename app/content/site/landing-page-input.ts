import * as z from "zod/mini";
import { isWithdrawnAfterPublished } from "../publications/is-withdrawn-after-published.ts";
import { faultsOf } from "./blocks/faults-of.ts";
import { contentOfDraft, landingPageFields } from "./landing-pages.ts";
import { columnsOfFields, translationsOf } from "./translation.ts";

/** Of the blocks of a page: what is wrong in one is said at its own field, and here that there is something. */
const areRight = z.check<z.output<typeof landingPageFields>>(({ value, issues }) => {
  for (const [at, block] of value.blocks.entries()) {
    const [message] = Object.values(faultsOf(block));
    if (message !== undefined) issues.push({ code: "custom", message, input: block, path: ["blocks", at] });
  }
});

/** What the form of a landing page writes; only the slug is required (admin §5). */
export const landingPageInput = z.pipe(
  landingPageFields.check(isWithdrawnAfterPublished, areRight),
  z.transform(landingPageColumns),
);

/** The columns that the fields of the form make. */
function landingPageColumns(values: z.output<typeof landingPageFields>) {
  const { slug, title, is_published, html_content, seo_title, seo_description } = values;
  const { publish_at, withdraw_at, withdrawn_to } = values;
  const own = { slug, title, is_published, html_content: html_content || null, seo_title, seo_description };
  const moments = { publish_at, withdraw_at, withdrawn_to };
  return columnsOfFields({ ...own, ...moments, content: contentOfDraft(values), ...translationsOf(values) });
}
