import * as z from "zod/mini";
import { safeLink, safeSource } from "../domain/link-safety.ts";
import { formTexts } from "../domain/messages/form-texts.ts";
import { formField } from "./form-field.ts";
import { emptyLandingContent, type LandingContent, landingContent } from "./landing-content.ts";
import { optionalText, storedRow } from "./stored-row.ts";
import { slugField } from "./text-fields.ts";

/** A landing page under /p/{slug} (`landing_pages`). */
export const landingPage = z.object({
  ...storedRow,
  slug: z.string(),
  title: z.string(),
  is_published: z.boolean(),
  content: landingContent,
  html_content: optionalText,
});

export type LandingPage = z.infer<typeof landingPage>;

/** What its form writes: only the slug is required (admin §5); addresses that could run are told. */
export const landingPageInput = z.object({
  slug: slugField,
  title: formField<string>((text) => ({ value: text })),
  is_published: z.boolean(),
  content: landingContent.check(
    z.superRefine((content, context) => {
      for (const path of unsafeAddresses(content)) context.addIssue({ code: "custom", path, message: formTexts.link });
    }),
  ),
  html_content: formField<string | null>((text) => ({ value: text || null })),
});

export type LandingPageDraft = z.input<typeof landingPageInput>;

/** The form of a new page, not published yet. */
export function newLandingPage(): LandingPageDraft {
  return { slug: "", title: "", is_published: false, content: emptyLandingContent(), html_content: "" };
}

/** The form of a stored page. */
export function landingPageDraft(row: LandingPage): LandingPageDraft {
  const { slug, title, is_published, content, html_content } = row;
  return { slug, title, is_published, content, html_content: html_content ?? "" };
}

function unsafeAddresses(content: LandingContent): (string | number)[][] {
  const pictures = ["headerLogo1", "headerLogo2", "mainImage"].filter((key) => isUnsafe(content[key], safeSource));
  const links = content.footerInfo.links.flatMap(({ url }, index) =>
    isUnsafe(url, safeLink) ? [["footerInfo", "links", index, "url"]] : [],
  );
  const logo = isUnsafe(content.footerInfo.logo, safeSource) ? [["footerInfo", "logo"]] : [];
  const button = isUnsafe(content.buttonUrl, safeLink) ? [["buttonUrl"]] : [];
  return [...pictures.map((key) => [key]), ...button, ...links, ...logo];
}

function isUnsafe(address: unknown, safe: (address: string) => string | null): boolean {
  return typeof address === "string" && address.trim() !== "" && safe(address) === null;
}
