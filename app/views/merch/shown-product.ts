import type { Product } from "#app/content/publications/product.ts";
import type { Writable } from "#app/content/stored-row.ts";
import type { OfferedRate } from "#domain/rates/rate-offer.ts";

/** What a product's card and page show, of a stored row or of a form that is not saved yet. */
export type ShownProduct = Omit<Writable<Product>, "display_order" | "video_captions"> & Pick<OfferedRate, "past">;

export type ProductChoices = Pick<
  ShownProduct,
  "colors" | "stock" | "one_size_stock" | "purchase_url" | "button_text" | "fellBack"
>;
