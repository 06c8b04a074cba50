import { OldPrice } from "#app/ui/price.tsx";
import { useText } from "#app/ui/use-text.ts";
import { productPrice, struckPrice } from "#domain/rates/price.ts";
import type { ShownProduct } from "./shown-product.ts";

/** What the product costs and, struck through, what it cost before. */
export function ProductPrice({ product, className }: { product: ShownProduct; className: string }) {
  const t = useText();
  const before = struckPrice(product.price, product.original_price);
  return (
    <p className={className}>
      <b>{productPrice(product.price, t)}</b>
      {before !== null && <OldPrice>{productPrice(before, t)}</OldPrice>}
    </p>
  );
}
