import * as z from "zod/mini";
import { optionalText, storedRow } from "../stored-row.ts";
import { landingContent } from "./landing-content.ts";
import { translationParts } from "./translation.ts";

/** A landing page under /p/{slug} (`landing_pages`). */
export const landingPage = z.object({
  ...storedRow,
  slug: z.string(),
  title: z.string(),
  is_published: z.boolean(),
  content: landingContent,
  html_content: optionalText,
  seo_title: optionalText,
  seo_description: optionalText,
  publish_at: optionalText,
  withdraw_at: optionalText,
  withdrawn_to: optionalText,
  ...translationParts,
});

export type LandingPage = z.infer<typeof landingPage>;

/** What the panel's list shows of a landing page: nothing of what it says. */
export const listedLandingPage = z.omit(landingPage, {
  content: true,
  html_content: true,
  seo_title: true,
  seo_description: true,
});

export type ListedLandingPage = z.infer<typeof listedLandingPage>;
