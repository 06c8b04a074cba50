import * as z from "zod/mini";
import { readWebVtt } from "#domain/captions/web-vtt.ts";
import { decimalText } from "#domain/text/decimal.ts";
import { productSlug } from "#domain/text/slug.ts";
import { addToList } from "#domain/text/text-list.ts";
import { isHigherThanPrice } from "../clubs/is-higher-than-price.ts";
import {
  clip,
  column,
  line,
  link,
  longText,
  optionalCount,
  optionalWords,
  order,
  price,
  priceOrNone,
  requiredLine,
  source,
} from "../columns.ts";
import { type DraftOf, entity, type RowOf, translatable } from "../entity.ts";
import { optionalField } from "../form-field.ts";
import { stockField } from "../number-fields.ts";
import { searchColumns } from "../search-columns.ts";
import { pagePublicationColumns } from "./publication-columns.ts";

const pieces = z.catch(z.number(), 0);

const colors = column({
  label: "Colores",
  stored: z.nullable(z.array(z.string())),
  input: z.pipe(
    z.array(z.string()),
    z.transform((colors) => (colors.length === 0 ? null : colors.reduce<string[]>(addToList, []))),
  ),
  empty: [],
  blank: null,
  typed: (stored) => stored ?? [],
});

const stock = column({
  label: "Unidades por talla",
  stored: z.object({ S: pieces, M: pieces, L: pieces, XL: pieces }),
  input: z.object({ S: stockField, M: stockField, L: stockField, XL: stockField }),
  empty: { S: "0", M: "0", L: "0", XL: "0" },
  blank: { S: 0, M: 0, L: 0, XL: 0 },
  typed: ({ S, M, L, XL }) => ({ S: decimalText(S), M: decimalText(M), L: decimalText(L), XL: decimalText(XL) }),
});

/**
 * The products of NINE MERCH (admin §5). A number of pieces without size makes one "talla única". `colours` is the
 * table's own copy of `colors` and is never written.
 */
export const products = entity("merch_products", {
  slug: column({
    label: "Slug",
    stored: z.string(),
    input: z.string(),
    empty: "",
    blank: "",
    typed: (stored) => stored,
  }),
  name: translatable(requiredLine("Nombre")),
  description: translatable(longText("Descripción")),
  price: price("Precio"),
  original_price: priceOrNone("Precio original"),
  colors,
  stock,
  one_size_stock: optionalCount("Unidades de talla única"),
  purchase_url: link("Enlace de compra"),
  video_url: clip("Vídeo"),
  video_captions: optionalWords("Subtítulos del vídeo", optionalField(readWebVtt)),
  image_url: source("Imagen"),
  button_text: translatable(line("Texto del botón")),
  display_order: order(),
  ...searchColumns,
  ...pagePublicationColumns,
});

export type Product = RowOf<typeof products>;
export type ProductDraft = DraftOf<typeof products>;

/** What the panel's list shows of a product: none of what only its own page says. */
export const listedProduct = z.omit(products.row, {
  description: true,
  purchase_url: true,
  video_url: true,
  video_captions: true,
  button_text: true,
  seo_title: true,
  seo_description: true,
});

export type ListedProduct = z.infer<typeof listedProduct>;

/** What the shop lists of a product: not what is said in its video. */
export const productCard = z.omit(products.row, { video_captions: true });

export type ProductCard = z.infer<typeof productCard>;

/** What a product's form writes. The slug is made when the product is, out of its name and the moment, and stays. */
export const productInput = z.pipe(
  products.inputWith(isHigherThanPrice("original_price")),
  z.transform((values) => ({ ...values, slug: values.slug || productSlug(values.name, new Date()) })),
);
