import * as z from "zod/mini";
import { translationParts } from "./translation.ts";

const text = z.catch(z.string(), "");
const background = section({ src: text, alt: z.catch(z.optional(z.string()), undefined) });

/**
 * The document behind /manifiesto (public-site §3). Whatever is missing reads as empty, and keys that nobody knows here
 * are kept.
 */
export const manifiestoContent = z.looseObject({
  hero: section({ background, title_line1: text, title_line2: text, subtitle: text }),
  mission: section({ background, title: text, text }),
  vision: section({ background, title: text, text }),
  manifiesto: section({ background, lines: z.catch(z.array(text), []) }),
  final_cta: section({ logo: text, phrase: text, button_text: text, button_link: text }),
});

export type ManifiestoContent = z.infer<typeof manifiestoContent>;

/** Whether all of it is empty: no title, no text, no line, no picture. */
export function saysNothing({ hero, mission, vision, manifiesto, final_cta }: ManifiestoContent): boolean {
  const { background, title_line1, title_line2, subtitle } = hero;
  const statements = [mission, vision].flatMap((entry) => [entry.title, entry.text, entry.background.src]);
  const finale = [final_cta.phrase, final_cta.button_text, final_cta.logo];
  const all = [background.src, title_line1, title_line2, subtitle, ...statements, ...manifiesto.lines, ...finale];
  return all.every((value) => value.trim() === "");
}

/** The stored document and the version of it. */
export const manifiestoRow = z.object({ content: manifiestoContent, updated_at: z.string(), ...translationParts });

export type ManifiestoRow = z.infer<typeof manifiestoRow>;

/** A part of the document; one that is missing has everything in it empty. */
function section<Shape extends z.core.$ZodShape>(shape: Shape) {
  const object = z.looseObject(shape);
  return z.catch(object, () => object.parse({}));
}
