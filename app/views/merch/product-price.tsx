import { OldPrice } from "#app/ui/price.tsx";
import { useText } from "#app/ui/use-text.ts";
import { productPrice } from "#domain/rates/price.ts";
import { currentPrice } from "#domain/rates/rate-offer.ts";
import type { ShownProduct } from "./shown-product.ts";

interface ProductPriceProps {
  product: ShownProduct;
  /** The moment that the page is of. */
  now: Date;
  className: string;
  /** The look of what it costs now. */
  amount?: string;
}

/** What the product costs and, struck through, what it cost before. */
export function ProductPrice({ product, now, className, amount }: ProductPriceProps) {
  const t = useText();
  const { price, original_price, past } = product;
  const said = { price, old_price: original_price, offer_starts_at: null, offer_ends_at: null, ...(past && { past }) };
  const { oldPrice: before } = currentPrice(said, now);
  return (
    <p className={className}>
      <b className={amount}>{productPrice(price, t)}</b>
      {before !== null && <OldPrice>{productPrice(before, t)}</OldPrice>}
    </p>
  );
}
