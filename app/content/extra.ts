import * as z from "zod/mini";
import { decimalText } from "../domain/text/decimal.ts";
import { joinLines } from "../domain/text/text-list.ts";
import { orderField, priceField } from "./number-fields.ts";
import { optionalText, storedRow } from "./stored-row.ts";
import { linesField, linkField, optionalLine, optionalTextField, requiredLine } from "./text-fields.ts";

const type = z.enum(["bono", "pase", "servicio"]);

/** An extra offer of a club (`club_extra_services`): a session pack, a pass or a premium service. */
export const extra = z.object({
  ...storedRow,
  club_id: z.string(),
  type,
  display_order: z.number(),
  title: z.string(),
  subtitle: optionalText,
  price: z.number(),
  features: z.array(z.string()),
  purchase_url: optionalText,
  notes: optionalText,
  is_visible: z.boolean(),
});

export type Extra = z.infer<typeof extra>;

/** What its form writes (admin §5). */
export const extraInput = z.object({
  club_id: requiredLine,
  type,
  display_order: orderField,
  title: requiredLine,
  subtitle: optionalLine,
  price: priceField,
  features: linesField,
  purchase_url: linkField,
  notes: optionalTextField,
  is_visible: z.boolean(),
});

export type ExtraDraft = z.input<typeof extraInput>;

/** The form of a new one, last among its club's (admin §5). */
export function newExtra(club_id: string, display_order: number): ExtraDraft {
  return {
    ...{ club_id, type: "bono", display_order: String(display_order), title: "", subtitle: "", price: "" },
    ...{ features: "", purchase_url: "", notes: "", is_visible: true },
  };
}

/** The form of a stored one. */
export function extraDraft(row: Extra): ExtraDraft {
  return {
    club_id: row.club_id,
    type: row.type,
    display_order: String(row.display_order),
    title: row.title,
    subtitle: row.subtitle ?? "",
    price: decimalText(row.price),
    features: joinLines(row.features),
    purchase_url: row.purchase_url ?? "",
    notes: row.notes ?? "",
    is_visible: row.is_visible,
  };
}
