import * as z from "zod/mini";
import { toMadridField } from "#domain/time/madrid-time.ts";
import type { Language } from "#shared/language.ts";
import { column, flag, roomy, slug } from "../columns.ts";
import { entity, translatable, translatableNames } from "../entity.ts";
import { formField } from "../form-field.ts";
import { pagePublicationColumns } from "../publications/publication-columns.ts";
import { searchColumns } from "../search-columns.ts";
import { atMost, typedAtMost } from "../text-fields.ts";
import { storedBlock } from "./blocks/stored-block.ts";
import {
  colour,
  line,
  lineField,
  link,
  linkField,
  optional,
  shortText,
  source,
  text,
  texts,
} from "./document-columns.ts";
import { emptyLandingContent, type LandingContent, landingContent } from "./landing-content.ts";
import type { LandingPage } from "./landing-page.ts";
import { translated, translationsOf } from "./translation.ts";

const others = z.record(z.string(), z.unknown());

const mostHtml = 50_000;

/** The fields of the form: the columns of the row and, one by one, what its content document says. */
export const landingPages = entity("landing_pages", {
  slug: slug("Slug"),
  title: translatable({ ...line("Título"), part: "Página" }),
  is_published: flag("Publicada", false),
  // Cleaned at every render (docs/reliability.md).
  html_content: translatable(roomy(optional("HTML propio", formField(atMost(mostHtml))), mostHtml), "text"),
  ...searchColumns,
  ...pagePublicationColumns,
  headerLogo1: source("Primer logo"),
  headerLogo2: source("Segundo logo"),
  mainTitle: translatable(line("Título principal")),
  mainSubtitle: translatable(shortText("Subtítulo", 500)),
  mainImage: source("Imagen principal"),
  buttonText: translatable(line("Texto del botón")),
  buttonUrl: link("Enlace del botón"),
  sectionTitle: translatable(line("Título de la sección")),
  sectionContent: translatable(texts("Párrafos", typedAtMost(20_000)), "list"),
  mainBgColor: colour("Fondo"),
  mainTextColor: colour("Texto"),
  mainTitleColor: { ...colour("Título"), part: "Colores" },
  infoBoxContent: translatable(text("Cuadro de información"), "text"),
  infoBoxBgColor: colour("Fondo del cuadro"),
  infoBoxTextColor: colour("Texto del cuadro"),
  footerLinks: column({
    label: "Enlaces",
    stored: z.array(z.looseObject({ text: z.string(), url: z.string() })),
    input: z.array(z.looseObject({ text: lineField, url: linkField })),
    empty: [],
    blank: [],
    typed: (stored) => stored,
  }),
  footerLogo: source("Logo del pie"),
  // What each says is asked of its kind (`faultsOf`), whose code comes with the form alone.
  blocks: column({
    label: "Bloques",
    stored: z.array(storedBlock),
    input: z.array(storedBlock),
    empty: [],
    blank: [],
    typed: (stored) => stored,
  }),
  // What stands in the JSON tab while it cannot be read; empty while the fields say it all.
  json: optional("Contenido en JSON", z.string()),
});

/** The form as typed, field by field; addresses that could run and words for colours are told. */
export const landingPageFields = z.extend(landingPages.fields, {
  // Keys of the document that the form does not know: they are kept.
  others,
  footerOthers: others,
});

export type LandingPageDraft = z.input<typeof landingPageFields>;

type RowFields =
  | "slug"
  | "title"
  | "is_published"
  | "html_content"
  | "seo_title"
  | "seo_description"
  | "json"
  | Moments;

type Moments = keyof typeof pagePublicationColumns;

/** The part of the draft that becomes the content document. */
export type LandingContentDraft = Omit<LandingPageDraft, RowFields>;

/** The form of a new page, not published yet. */
export function newLandingPage(): LandingPageDraft {
  return { ...landingPages.empty(contentDraft(emptyLandingContent())), others: {}, footerOthers: {} };
}

/** The form of a stored page. */
export function landingPageDraft(row: LandingPage): LandingPageDraft {
  const { slug, title, is_published, html_content, seo_title, seo_description, content, translations } = row;
  const moments = { publish_at: row.publish_at, withdraw_at: row.withdraw_at, withdrawn_to: row.withdrawn_to };
  const optional = {
    html_content: html_content ?? "",
    seo_title: seo_title ?? "",
    seo_description: seo_description ?? "",
    publish_at: toMadridField(moments.publish_at),
    withdraw_at: toMadridField(moments.withdraw_at),
    withdrawn_to: moments.withdrawn_to ?? "",
  };
  const draft = { slug, title, is_published, ...optional, json: "", ...contentDraft(content) };
  return { ...draft, ...translationsOf(landingPages.draft({ ...draft, ...moments, translations })) };
}

/** A content document as the fields of the form. */
export function contentDraft(content: LandingContent): LandingContentDraft {
  const { footerInfo, mainBgColor = "", mainTextColor = "", mainTitleColor = "", ...rest } = content;
  const { infoBoxContent = "", infoBoxBgColor = "", infoBoxTextColor = "", ...main } = rest;
  const { headerLogo1, headerLogo2, mainTitle, mainSubtitle, mainImage, ...section } = main;
  const { sectionTitle, sectionContent, buttonText, buttonUrl, blocks = [], ...unknown } = section;
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
    blocks,
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

/** The content document that the fields of the form say; colours, box and blocks that are empty are not in it. */
export function contentOfDraft(draft: LandingContentDraft): LandingContent {
  const { headerLogo1, headerLogo2, mainTitle, mainSubtitle, mainImage, sectionTitle, sectionContent } = draft;
  const { mainBgColor, mainTextColor, mainTitleColor, infoBoxContent, infoBoxBgColor, infoBoxTextColor } = draft;
  const { buttonText, buttonUrl, blocks, footerLinks: links, footerLogo: logo, footerOthers, others } = draft;
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
    ...(blocks.length > 0 && { blocks }),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== "")),
  });
}

/** A page as it reads in a further language. */
export function landingPageIn(row: LandingPage, language: Language): LandingPage {
  const names = translatableNames(landingPages.columns);
  const said = translated({ ...contentDraft(row.content), ...row }, names, language);
  const { title, html_content, seo_title, seo_description, fellBack } = said;
  return { ...row, title, html_content, seo_title, seo_description, fellBack, content: contentOfDraft(said) };
}
