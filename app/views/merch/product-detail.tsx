import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { purchaseOf } from "#domain/merch/purchase.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { ProductMedia } from "./product-media.tsx";
import { ProductPrice } from "./product-price.tsx";
import type { ShownProduct } from "./shown-product.ts";
import "./product.css";

interface ProductDetailProps {
  product: ShownProduct;
  now: Date;
  /** What leads back, above the name. */
  back?: ReactNode;
  /** Its `<ProductOptions>`: asleep on the site, an example in the panel. */
  options: ReactNode;
  /** Where the captions of its video are, if it has some. */
  captions?: string | undefined;
  /** The ways to send it on, where it is public. */
  share?: ReactNode;
}

/** Everything a product's page shows; the panel's preview shows the same. */
export function ProductDetail({ product, now, back, options, captions, share }: ProductDetailProps) {
  const t = useText();
  return (
    <article className="gap-0 top cols cols-7-5">
      <ProductMedia product={product} captions={captions} />
      <div className="product__words slim">
        {back}
        <div className="measure" lang={contentLang(product, "name")}>
          <Titular as="h1" stacked>
            {product.name}
          </Titular>
        </div>
        <ProductPrice product={product} now={now} amount="cifra titular--3" className="row baseline wraps above" />
        {options}
        {product.description?.trim() && (
          <p className="narrow lines breaks above-28" lang={contentLang(product, "description")}>
            {product.description}
          </p>
        )}
        {purchaseOf(product).kind === "on-sale" && (
          <p className="row small muted above-28 ruled-top pad-top">
            <Icon of={RotateCcw} size={18} className="accent" />
            {t("Tienes 14 días naturales para desistir de tu compra.")}
          </p>
        )}
        {share}
      </div>
    </article>
  );
}
