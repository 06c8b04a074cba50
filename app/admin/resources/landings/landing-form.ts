import * as z from "zod/mini";
import { landingPageColumns, landingPageFields } from "../../../content/landing-page-input.ts";
import { slugChecks } from "../../../texts/admin/slug-checks.ts";
import { isSlugFree } from "../../form/is-slug-free.ts";

/** What the form of a landing page writes; a slug that another page has is said in the field. */
export const landingForm = z.pipe(
  landingPageFields,
  z.transform(async (values, context) => {
    if (await isSlugFree("landing_pages", values.slug, values.ownId)) return landingPageColumns(values);
    const message = slugChecks.taken.description;
    context.issues.push({ code: "custom", path: ["slug"], message, input: values.slug });
    return z.NEVER;
  }),
);
