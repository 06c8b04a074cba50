import * as z from "zod/mini";
import { youtubeId } from "#domain/links/youtube-id.ts";
import { textLimits } from "#domain/text/text-limits.ts";
import { formTexts } from "#texts/form-texts.ts";
import { requiredLink, requiredShort, words } from "../columns.ts";
import { type Column, type DraftOf, entity, translatable } from "../entity.ts";
import { formField } from "../form-field.ts";
import { optionalShort, sourceField } from "../text-fields.ts";
import { headerContent, type SiteContent } from "./site-content.ts";
import { translatedColumn, translationField } from "./translation.ts";

/** A value that may be empty is stored as empty text: its key stays (admin §3). */
const orEmpty = z.transform((value: string | null) => value ?? "");

const optional = (label: string, input: z.ZodMiniType<string, string>, limit?: number) => ({
  ...words(label, input),
  isRequired: false,
  ...(limit && { limit }),
});
const source = (label: string) => optional(label, z.pipe(sourceField, orEmpty));
const short = (label: string, limit: number) =>
  translatable(optional(label, z.pipe(optionalShort(limit), orEmpty), limit));
const video = formField<string>((text) =>
  text === "" || youtubeId(text) !== null ? { value: text } : { message: formTexts.video },
);

/** The logos of the header (admin §2, global content): each column is a key. */
export const logos = entity("site_content", {
  logo_white_url: source("Logo blanco"),
  logo_color_url: source("Logo en color"),
});

/** The first screen of the home page (admin §2, global content). */
export const hero = entity("site_content", {
  hero_main_title: short("Título principal", textLimits.heroLine),
  hero_subtitle: short("Subtítulo", textLimits.heroLine),
  hero_image_url: source("Imagen de fondo"),
  hero_video_url: optional("Vídeo de fondo de YouTube", video),
});

/** The header's call-to-action (admin §2, main menu). */
export const callToAction = entity("site_content", {
  header_cta_text: translatable(requiredShort("Texto", textLimits.callToAction)),
  header_cta_path: requiredLink("Ruta"),
});

export type LogosDraft = DraftOf<typeof logos>;
export type HeroDraft = DraftOf<typeof hero>;
export type CallToActionDraft = DraftOf<typeof callToAction>;

/** The form of the stored logos. */
export const logosDraft = (values: readonly SiteContent[]): LogosDraft => logos.empty(storedTexts(values, logos));

/** The form of the stored hero. */
export const heroDraft = (values: readonly SiteContent[]): HeroDraft => hero.empty(storedTexts(values, hero));

/** The form of the stored call-to-action; what is missing takes its default (admin §9). */
export function callToActionDraft(values: readonly SiteContent[]): CallToActionDraft {
  const { ctaText, ctaPath } = headerContent(values);
  const stored = callToAction.empty(storedTexts(values, callToAction));
  return { ...stored, header_cta_text: ctaText, header_cta_path: ctaPath };
}

/** What is stored of these keys. */
function storedTexts(values: readonly SiteContent[], { columns }: { columns: Readonly<Record<string, Column>> }) {
  const own = values.filter(({ content_key }) => content_key in columns);
  return Object.fromEntries(
    own.flatMap(({ content_key, content_value, translations = {} }) => [
      [content_key, content_value ?? ""],
      ...Object.entries(translations).flatMap(([code, { content_value: words }]) =>
        columns[content_key]?.isTranslatable && typeof words === "string"
          ? [[translationField(content_key, code), words]]
          : [],
      ),
    ]),
  );
}

/** What a form of keyed values writes: a row for each key, with what its text says in further languages. */
export function siteContentRows(values: Readonly<Record<string, string | null>>): KeyedRow[] {
  const rows = new Map<string, KeyedRow>();
  for (const [field, words] of Object.entries(values)) {
    const of = translatedColumn(field);
    const key = of?.name ?? field;
    const row = rows.get(key) ?? { content_key: key, content_value: "", translations: {} };
    if (of === null) row.content_value = words ?? "";
    else if (words) row.translations[of.code] = { content_value: words };
    rows.set(key, row);
  }
  return [...rows.values()];
}

export interface KeyedRow {
  content_key: string;
  content_value: string;
  translations: Record<string, { content_value: string }>;
}
