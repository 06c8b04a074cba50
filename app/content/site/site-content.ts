import * as z from "zod/mini";
import { translationParts } from "./translation.ts";

/** One keyed value of the site's global content (`site_content`). */
export const siteContent = z.object({
  content_key: z.string(),
  content_value: z.nullable(z.string()),
  ...translationParts,
});

export type SiteContent = z.infer<typeof siteContent>;

/** The values of the header, with the defaults of public-site §2. */
export type HeaderContent = ReturnType<typeof headerContent>;

/** The four keys that the header reads. */
export const headerKeys = ["logo_white_url", "logo_color_url", "header_cta_text", "header_cta_path"];

/** The header's values out of the stored ones; what is missing or blank takes its default. */
export function headerContent(values: readonly SiteContent[]) {
  const read = reader(values);
  return {
    logoWhite: read("logo_white_url"),
    logoColor: read("logo_color_url"),
    ctaText: read("header_cta_text") ?? "Únete Ahora",
    ctaPath: read("header_cta_path") ?? "/clubs",
    ...fellBackOf(values, { header_cta_text: "ctaText" }),
  };
}

/** The values of the home page's hero, with the defaults of public-site §2. */
export type HeroContent = ReturnType<typeof heroContent>;

/** The hero's values out of the stored ones; what is missing or blank takes its default. */
export function heroContent(values: readonly SiteContent[]) {
  const read = reader(values);
  return {
    image: read("hero_background_image"),
    video: read("hero_video_url"),
    title1: read("hero_title_1") ?? "More Than",
    title2: read("hero_title_2") ?? "FITNESS",
    ...fellBackOf(values, { hero_title_1: "title1", hero_title_2: "title2" }),
  };
}

function reader(values: readonly SiteContent[]): (key: string) => string | null {
  const stored = new Map(values.map((value) => [value.content_key, value.content_value?.trim()]));
  return (key) => stored.get(key) || null;
}

/** In a further language: which of these texts, by key, are still Spanish. */
function fellBackOf(values: readonly SiteContent[], names: Record<string, string>): { fellBack?: string[] } {
  if (!values.some(({ fellBack }) => fellBack)) return {};
  const spanish = values.filter((value) => value.fellBack?.includes("content_value"));
  return { fellBack: spanish.flatMap(({ content_key }) => names[content_key] ?? []) };
}
