import { merchPrice } from "#app/domain/price.ts";
import { OldPrice } from "#app/ui/price.tsx";
import type { ShownProduct } from "./shown-product.ts";

/** What the product costs and, struck through, what it cost before. */
export function ProductPrice({ product, className }: { product: ShownProduct; className: string }) {
  return (
    <p className={className}>
      <b>{merchPrice(product.price)}</b>
      {product.original_price !== null && <OldPrice>{merchPrice(product.original_price)}</OldPrice>}
    </p>
  );
}
