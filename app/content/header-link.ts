import * as z from "zod/mini";
import { orderField } from "./number-fields.ts";
import { storedRow } from "./stored-row.ts";
import { requiredLine, requiredLink } from "./text-fields.ts";

/** An entry of the main menu (`header_links`). */
export const headerLink = z.object({
  ...storedRow,
  text: z.string(),
  path: z.string(),
  display_order: z.number(),
  is_visible: z.boolean(),
});

export type HeaderLink = z.infer<typeof headerLink>;

/** What its form writes; text and path are required (admin §5). */
export const headerLinkInput = z.object({
  text: requiredLine,
  path: requiredLink,
  display_order: orderField,
  is_visible: z.boolean(),
});

export type HeaderLinkDraft = z.input<typeof headerLinkInput>;

/** The form of a new entry, at the end of the menu. */
export function newHeaderLink(display_order: number): HeaderLinkDraft {
  return { text: "", path: "", display_order: String(display_order), is_visible: true };
}

/** The form of a stored entry. */
export function headerLinkDraft(row: HeaderLink): HeaderLinkDraft {
  return { text: row.text, path: row.path, display_order: String(row.display_order), is_visible: row.is_visible };
}
