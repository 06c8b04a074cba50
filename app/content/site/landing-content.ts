import * as z from "zod/mini";
import { storedBlocks } from "./blocks/stored-block.ts";

const text = z.catch(z.string(), "");
const optional = z.catch(z.optional(z.string()), undefined);
const footerLink = z.looseObject({ text, url: text });
const footer = z.looseObject({ links: z.catch(z.array(footerLink), []), logo: text });
// A single text is a list of one, so that nobody's words are lost to a missing pair of brackets.
const paragraphs = z.pipe(
  z.transform((value: unknown) => (typeof value === "string" ? [value] : value)),
  z.catch(z.array(text), []),
);

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
  sectionContent: paragraphs,
  buttonText: z.catch(z.string(), "Descargar"),
  buttonUrl: text,
  footerInfo: z.catch(footer, () => footer.parse({})),
  mainBgColor: optional,
  mainTextColor: optional,
  mainTitleColor: optional,
  infoBoxContent: optional,
  infoBoxBgColor: optional,
  infoBoxTextColor: optional,
  // Each is read by its kind (`readBlocks`), so that one nobody can read takes none of the others with it.
  blocks: z.catch(z.optional(storedBlocks), undefined),
});

export type LandingContent = z.infer<typeof landingContent>;

/** The content of a new page, all empty but the button's text. */
export function emptyLandingContent(): LandingContent {
  return landingContent.parse({});
}
