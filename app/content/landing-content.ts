import * as z from "zod/mini";

const text = z.catch(z.string(), "");
const optional = z.catch(z.optional(z.string()), undefined);
const footerLink = z.looseObject({ text, url: text });
const footer = z.looseObject({ links: z.catch(z.array(footerLink), []), logo: text });

/**
 * The content document of a landing page (public-site §3). Whatever is missing or of the wrong kind reads as empty, and
 * keys that nobody knows here are kept, so that saving a page never loses what somebody put into its JSON.
 */
export const landingContent = z.looseObject({
  headerLogo1: text,
  headerLogo2: text,
  mainTitle: text,
  mainSubtitle: text,
  mainImage: text,
  sectionTitle: text,
  sectionContent: z.catch(z.array(text), []),
  buttonText: z.catch(z.string(), "Descargar"),
  buttonUrl: text,
  footerInfo: z.catch(footer, () => footer.parse({})),
  mainBgColor: optional,
  mainTextColor: optional,
  mainTitleColor: optional,
  infoBoxContent: optional,
  infoBoxBgColor: optional,
  infoBoxTextColor: optional,
});

export type LandingContent = z.infer<typeof landingContent>;

/** The content of a new page, all empty but the button's text. */
export function emptyLandingContent(): LandingContent {
  return landingContent.parse({});
}

/** The document that the text of the JSON tab holds; null when it is no JSON object (architecture 25). */
export function parseLandingJson(json: string): LandingContent | null {
  try {
    return landingContent.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}
