import * as z from "zod/mini";
import { decimalText } from "../domain/text/decimal.ts";
import { joinLines } from "../domain/text/text-list.ts";
import { toMadridField } from "../domain/time/madrid-time.ts";
import { isHigherThanPrice } from "./earlier-price.ts";
import { optionalCountField, optionalMomentField, optionalPriceField, priceField } from "./number-fields.ts";
import type { Rate } from "./rate.ts";
import { linesField, linkField, optionalLine, optionalTextField, requiredLine } from "./text-fields.ts";

/** What a rate's form writes (admin §5); an empty group is null. */
export const rateInput = z
  .object({
    club_id: requiredLine,
    group: z.pipe(
      z.enum(["", "9f", "space"]),
      z.transform((group) => group || null),
    ),
    title: requiredLine,
    subtitle: optionalLine,
    claim: optionalLine,
    price: priceField,
    price_period: optionalLine,
    old_price: optionalPriceField,
    included_services: linesField,
    not_included_services: linesField,
    description: optionalTextField,
    url: linkField,
    starter_pack_details: optionalTextField,
    available_slots: optionalCountField,
    is_sold_out: z.boolean(),
    offer_ends_at: optionalMomentField,
  })
  .check(isHigherThanPrice("old_price"));

export type RateDraft = z.input<typeof rateInput>;

/** The form of a new rate of a club. */
export function newRate(club_id = ""): RateDraft {
  return {
    ...{ club_id, group: "", title: "", subtitle: "", claim: "", price: "", price_period: "al mes", old_price: "" },
    ...{ included_services: "", not_included_services: "", description: "", url: "", starter_pack_details: "" },
    ...{ available_slots: "", is_sold_out: false, offer_ends_at: "" },
  };
}

/** The form of a stored rate. */
export function rateDraft(row: Rate): RateDraft {
  return {
    club_id: row.club_id,
    group: row.group ?? "",
    title: row.title,
    subtitle: row.subtitle ?? "",
    claim: row.claim ?? "",
    price: decimalText(row.price),
    price_period: row.price_period ?? "",
    old_price: decimalText(row.old_price),
    included_services: joinLines(row.included_services),
    not_included_services: joinLines(row.not_included_services),
    description: row.description ?? "",
    url: row.url ?? "",
    starter_pack_details: row.starter_pack_details ?? "",
    available_slots: decimalText(row.available_slots),
    is_sold_out: row.is_sold_out,
    offer_ends_at: toMadridField(row.offer_ends_at),
  };
}
