import * as z from "zod/mini";
import { orderField } from "./number-fields.ts";
import { optionalText, storedRow } from "./stored-row.ts";
import { linkField, requiredLine, sourceField } from "./text-fields.ts";

/** A company shown on /partners (`partners`). */
export const partner = z.object({
  ...storedRow,
  name: z.string(),
  logo_url: optionalText,
  link_url: optionalText,
  is_external: z.boolean(),
  display_order: z.number(),
});

export type Partner = z.infer<typeof partner>;

/** What its form writes. */
export const partnerInput = z.object({
  name: requiredLine,
  logo_url: sourceField,
  link_url: linkField,
  is_external: z.boolean(),
  display_order: orderField,
});

export type PartnerDraft = z.input<typeof partnerInput>;

/** The form of a new partner, last on the page. */
export function newPartner(display_order: number): PartnerDraft {
  return { name: "", logo_url: "", link_url: "", is_external: true, display_order: String(display_order) };
}

/** The form of a stored partner. */
export function partnerDraft(row: Partner): PartnerDraft {
  return {
    name: row.name,
    logo_url: row.logo_url ?? "",
    link_url: row.link_url ?? "",
    is_external: row.is_external,
    display_order: String(row.display_order),
  };
}
