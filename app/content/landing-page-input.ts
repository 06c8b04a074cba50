import * as z from "zod/mini";
import { safeLink } from "../domain/links/link-safety.ts";
import { parseColour } from "../domain/pages/colour-contrast.ts";
import { formTexts } from "../texts/form-texts.ts";
import { formField } from "./form-field.ts";
import { emptyLandingContent, type LandingContent, landingContent } from "./landing-content.ts";
import type { LandingPage } from "./landing-page.ts";
import { atMost, slugField, sourceField } from "./text-fields.ts";

const text = formField(atMost(100_000));
const source = z.pipe(
  sourceField,
  z.transform((address) => address ?? ""),
);
const link = formField<string>((typed) =>
  typed === "" || safeLink(typed) !== null ? { value: typed } : { message: formTexts.link },
);
const colour = formField<string>((typed) =>
  typed === "" || parseColour(typed) !== null ? { value: typed } : { message: formTexts.colour },
);
const others = z.record(z.string(), z.unknown());

/** The form as typed, field by field; addresses that could run and words for colours are told. */
export const landingPageFields = z.object({
  // Whose text it is: its slug is compared with those of the others.
  ownId: z.nullable(z.string()),
  slug: slugField,
  title: text,
  is_published: z.boolean(),
  html_content: text,
  headerLogo1: source,
  headerLogo2: source,
  mainImage: source,
  footerLogo: source,
  mainTitle: text,
  mainSubtitle: text,
  sectionTitle: text,
  buttonText: text,
  buttonUrl: link,
  sectionContent: z.array(z.string()),
  footerLinks: z.array(z.looseObject({ text, url: link })),
  mainBgColor: colour,
  mainTextColor: colour,
  mainTitleColor: colour,
  infoBoxContent: text,
  infoBoxBgColor: colour,
  infoBoxTextColor: colour,
  // What stands in the JSON tab while it cannot be read; empty while the fields say it all.
  json: z.string(),
  // Keys of the document that the form does not know: they are kept.
  others,
  footerOthers: others,
});

export type LandingPageDraft = z.input<typeof landingPageFields>;

/** What the form of a landing page writes; only the slug is required (admin §5). */
export const landingPageInput = z.pipe(landingPageFields, z.transform(landingPageColumns));

/** The columns that the fields of the form make. */
export function landingPageColumns(values: z.output<typeof landingPageFields>) {
  const { slug, title, is_published, html_content } = values;
  return { slug, title, is_published, html_content: html_content || null, content: contentOfDraft(values) };
}

type RowFields = "ownId" | "slug" | "title" | "is_published" | "html_content" | "json";

/** The part of the draft that becomes the content document. */
export type LandingContentDraft = Omit<LandingPageDraft, RowFields>;

/** The form of a new page, not published yet. */
export function newLandingPage(): LandingPageDraft {
  return {
    ownId: null,
    slug: "",
    title: "",
    is_published: false,
    html_content: "",
    json: "",
    ...contentDraft(emptyLandingContent()),
  };
}

/** The form of a stored page. */
export function landingPageDraft(row: LandingPage): LandingPageDraft {
  const { id: ownId, slug, title, is_published, html_content, content } = row;
  return { ownId, slug, title, is_published, html_content: html_content ?? "", json: "", ...contentDraft(content) };
}

/** A content document as the fields of the form. */
export function contentDraft(content: LandingContent): LandingContentDraft {
  const { footerInfo, mainBgColor = "", mainTextColor = "", mainTitleColor = "", ...rest } = content;
  const { infoBoxContent = "", infoBoxBgColor = "", infoBoxTextColor = "", ...main } = rest;
  const { headerLogo1, headerLogo2, mainTitle, mainSubtitle, mainImage, ...section } = main;
  const { sectionTitle, sectionContent, buttonText, buttonUrl, ...unknown } = section;
  const { links, logo, ...footerOthers } = footerInfo;
  return {
    headerLogo1,
    headerLogo2,
    mainTitle,
    mainSubtitle,
    mainImage,
    sectionTitle,
    sectionContent,
    buttonText,
    buttonUrl,
    footerLinks: links,
    footerLogo: logo,
    footerOthers,
    mainBgColor,
    mainTextColor,
    mainTitleColor,
    infoBoxContent,
    infoBoxBgColor,
    infoBoxTextColor,
    others: unknown,
  };
}

/** The content document that the fields of the form say; colours and box that are empty are not in it. */
export function contentOfDraft(draft: LandingContentDraft): LandingContent {
  const { headerLogo1, headerLogo2, mainTitle, mainSubtitle, mainImage, sectionTitle, sectionContent } = draft;
  const { mainBgColor, mainTextColor, mainTitleColor, infoBoxContent, infoBoxBgColor, infoBoxTextColor } = draft;
  const { buttonText, buttonUrl, footerLinks: links, footerLogo: logo, footerOthers, others } = draft;
  const optional = { mainBgColor, mainTextColor, mainTitleColor, infoBoxContent, infoBoxBgColor, infoBoxTextColor };
  return landingContent.parse({
    ...others,
    headerLogo1,
    headerLogo2,
    mainTitle,
    mainSubtitle,
    mainImage,
    sectionTitle,
    sectionContent,
    buttonText,
    buttonUrl,
    footerInfo: { ...footerOthers, links, logo },
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== "")),
  });
}
