import { productPrice, struckPrice } from "#app/domain/rates/price.ts";
import { OldPrice } from "#app/ui/price.tsx";
import type { ShownProduct } from "./shown-product.ts";

/** What the product costs and, struck through, what it cost before. */
export function ProductPrice({ product, className }: { product: ShownProduct; className: string }) {
  const before = struckPrice(product.price, product.original_price);
  return (
    <p className={className}>
      <b>{productPrice(product.price)}</b>
      {before !== null && <OldPrice>{productPrice(before)}</OldPrice>}
    </p>
  );
}
