import * as z from "zod/mini";
import { decimalText } from "../domain/text/decimal.ts";
import { merchSlug } from "../domain/text/slug.ts";
import { addToList } from "../domain/text/text-list.ts";
import { isHigherThanPrice } from "./earlier-price.ts";
import { optionalCountField, orderField, priceField, priceOrNoneField, stockField } from "./number-fields.ts";
import type { Product } from "./product.ts";
import { clipField, linkField, optionalLine, optionalTextField, requiredLine, sourceField } from "./text-fields.ts";

const fields = z
  .object({
    slug: z.string(),
    name: requiredLine,
    description: optionalTextField,
    price: priceField,
    original_price: priceOrNoneField,
    colors: z.pipe(
      z.array(z.string()),
      z.transform((colors) => (colors.length === 0 ? null : colors.reduce<string[]>(addToList, []))),
    ),
    stock: z.object({ S: stockField, M: stockField, L: stockField, XL: stockField }),
    one_size_stock: optionalCountField,
    purchase_url: linkField,
    video_url: clipField,
    image_url: sourceField,
    button_text: optionalLine,
    display_order: orderField,
  })
  .check(isHigherThanPrice("original_price"));

/**
 * What a product's form writes (admin §5). A number of pieces without size makes it "talla única". The slug is made
 * when the product is, out of its name and the moment, and stays.
 */
export const productInput = z.pipe(
  fields,
  z.transform((values) => ({ ...values, slug: values.slug || merchSlug(values.name, new Date()) })),
);

export type ProductDraft = z.input<typeof productInput>;

/** The form of a new product, last in the shop. */
export function newProduct(display_order: number): ProductDraft {
  return {
    ...{ slug: "", name: "", description: "", price: "", original_price: "", colors: [], one_size_stock: "" },
    ...{ stock: { S: "0", M: "0", L: "0", XL: "0" }, purchase_url: "", video_url: "", image_url: "" },
    ...{ button_text: "Próximamente", display_order: String(display_order) },
  };
}

/** The form of a stored product. */
export function productDraft(row: Product): ProductDraft {
  const { S, M, L, XL } = row.stock;
  return {
    slug: row.slug,
    name: row.name,
    description: row.description ?? "",
    price: decimalText(row.price),
    original_price: decimalText(row.original_price),
    colors: row.colors ?? [],
    stock: { S: String(S), M: String(M), L: String(L), XL: String(XL) },
    one_size_stock: decimalText(row.one_size_stock),
    purchase_url: row.purchase_url ?? "",
    video_url: row.video_url ?? "",
    image_url: row.image_url ?? "",
    button_text: row.button_text ?? "",
    display_order: String(row.display_order),
  };
}
