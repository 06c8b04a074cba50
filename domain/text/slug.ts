import { foldAccents } from "./fold-accents.ts";

/** The longest slug an article or the base of a product's may have (admin §9). */
export const maxSlugLength = 50;

/**
 * The part of an address that a title gives: lower case, accents folded, blanks as hyphens, only a–z, 0–9 and single
 * hyphens, at most 50 characters (admin §4, architecture 22). Empty when the title has no such letter.
 */
export function slugify(title: string): string {
  return foldAccents(title)
    .replace(/\s+/g, "-")
    .replace(/[^a-z0-9-]/g, "")
    .replace(/-+/g, "-")
    .replace(/^-/, "")
    .slice(0, maxSlugLength)
    .replace(/-$/, "");
}

/** A product's slug: that of its name and the last six digits of the time it is made at (admin §5). */
export function productSlug(name: string, now: Date): string {
  return `${slugify(name) || "producto"}-${String(now.getTime()).slice(-6)}`;
}

/** Whether the text is a slug that an address can hold. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

/** Whether a row may have this slug, by the tables' own rule: no other address needs to be asked for. */
export function isStoredSlug(text: string): boolean {
  return /^[a-z0-9-]{1,80}$/.test(text);
}
