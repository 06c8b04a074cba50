import * as z from "zod/mini";
import { optionalText, storedRow } from "./stored-row.ts";

/** A rate of a club (`precios`). Prices in euros; a rate without group counts as 9f (architecture 5). */
export const rate = z.object({
  ...storedRow,
  club_id: z.string(),
  group: z.nullable(z.enum(["9f", "space"])),
  display_order: z.number(),
  title: z.string(),
  subtitle: optionalText,
  claim: optionalText,
  price: z.number(),
  price_period: optionalText,
  old_price: z.nullable(z.number()),
  included_services: z.array(z.string()),
  not_included_services: z.array(z.string()),
  description: optionalText,
  url: optionalText,
  starter_pack_details: optionalText,
  available_slots: z.nullable(z.number()),
  is_sold_out: z.boolean(),
  offer_ends_at: optionalText,
});

export type Rate = z.infer<typeof rate>;
