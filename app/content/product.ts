import * as z from "zod/mini";
import { optionalText, storedRow } from "./stored-row.ts";

const pieces = z.catch(z.number(), 0);

/** A product of NINE MERCH (`merch_products`). `colours` is the table's own copy of `colors` and is never written. */
export const product = z.object({
  ...storedRow,
  slug: z.string(),
  name: z.string(),
  description: optionalText,
  price: z.number(),
  original_price: z.nullable(z.number()),
  colors: z.nullable(z.array(z.string())),
  stock: z.object({ S: pieces, M: pieces, L: pieces, XL: pieces }),
  one_size_stock: z.nullable(z.number()),
  purchase_url: optionalText,
  video_url: optionalText,
  image_url: optionalText,
  button_text: optionalText,
  display_order: z.number(),
});

export type Product = z.infer<typeof product>;
