import * as z from "zod/mini";
import { youtubeId } from "../domain/links/youtube-id.ts";
import { textLimits } from "../domain/text/text-limits.ts";
import { formTexts } from "../texts/form-texts.ts";
import { formField } from "./form-field.ts";
import { headerContent, type SiteContent } from "./site-content.ts";
import { optionalShort, requiredLink, requiredShort, sourceField } from "./text-fields.ts";

/** A value that may be empty is stored as empty text: its key stays (admin §3). */
const orEmpty = z.transform((value: string | null) => value ?? "");

const video = formField<string>((text) =>
  text === "" || youtubeId(text) !== null ? { value: text } : { message: formTexts.video },
);

const heroLine = z.pipe(optionalShort(textLimits.heroLine), orEmpty);

/** What the card of the logos writes (admin §2, global content). */
export const logosInput = z.object({
  logo_white_url: z.pipe(sourceField, orEmpty),
  logo_color_url: z.pipe(sourceField, orEmpty),
});

/** What the card of the hero writes (admin §2, global content). */
export const heroInput = z.object({
  hero_image_url: z.pipe(sourceField, orEmpty),
  hero_video_url: video,
  hero_main_title: heroLine,
  hero_subtitle: heroLine,
});

/** What the card of the header's call-to-action writes (admin §2, main menu). */
export const callToActionInput = z.object({
  header_cta_text: requiredShort(textLimits.callToAction),
  header_cta_path: requiredLink,
});

export type LogosDraft = z.input<typeof logosInput>;
export type HeroDraft = z.input<typeof heroInput>;
export type CallToActionDraft = z.input<typeof callToActionInput>;

/** The form of the stored logos. */
export function logosDraft(values: readonly SiteContent[]): LogosDraft {
  return { logo_white_url: storedText(values, "logo_white_url"), logo_color_url: storedText(values, "logo_color_url") };
}

/** The form of the stored hero. */
export function heroDraft(values: readonly SiteContent[]): HeroDraft {
  return {
    hero_image_url: storedText(values, "hero_image_url"),
    hero_video_url: storedText(values, "hero_video_url"),
    hero_main_title: storedText(values, "hero_main_title"),
    hero_subtitle: storedText(values, "hero_subtitle"),
  };
}

/** The form of the stored call-to-action; what is missing takes its default (admin §9). */
export function callToActionDraft(values: readonly SiteContent[]): CallToActionDraft {
  const { ctaText, ctaPath } = headerContent(values);
  return { header_cta_text: ctaText, header_cta_path: ctaPath };
}

function storedText(values: readonly SiteContent[], key: string): string {
  return values.find((it) => it.content_key === key)?.content_value ?? "";
}
