/** The sizes a product can have, fixed (admin §9). */
export const sizes = ["S", "M", "L", "XL"] as const;

export type Size = (typeof sizes)[number];

/** Pieces by size; a product of one size counts them in `one_size_stock` instead (architecture 28). */
export type Stocked = { stock: Record<Size, number>; one_size_stock: number | null };

/** Whether the product is "talla única". */
export function isOneSize(product: Stocked): boolean {
  return product.one_size_stock !== null;
}

/** The sizes to choose from: those with stock above 0 (public-site §2); none for a product of one size. */
export function sizesInStock(product: Stocked): Size[] {
  return isOneSize(product) ? [] : sizes.filter((size) => product.stock[size] > 0);
}

/** Whether there is nothing left of the product, in no size. */
export function isOutOfStock(product: Stocked): boolean {
  return isOneSize(product) ? product.one_size_stock === 0 : sizesInStock(product).length === 0;
}
