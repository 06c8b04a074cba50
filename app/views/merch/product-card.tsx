import { wakes } from "#app/islands/wakes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { SiteLink } from "#app/ui/links/site-link.tsx";
import { columnWidth } from "#app/ui/titles/column-width.ts";
import { useText } from "#app/ui/use-text.ts";
import { shownSource } from "#domain/links/link-safety.ts";
import { isOutOfStock } from "#domain/merch/stock.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { ProductPicture } from "./product-picture.tsx";
import { ProductPrice } from "./product-price.tsx";
import type { ShownProduct } from "./shown-product.ts";
import "./product.css";

interface ProductCardProps {
  product: ShownProduct;
  now: Date;
  priority?: boolean;
}

/** A product in the shop; `enhanceVideo` plays its video while it is pointed at. */
export function ProductCard({ product, now, priority = false }: ProductCardProps) {
  const t = useText();
  const video = shownSource(product.video_url);
  return (
    <SiteLink
      href={`/merch/${encodeURIComponent(product.slug)}`}
      className="product-card stack gap-8 zooms"
      {...(video && wakes("video"))}
    >
      <div className="frame ratio-1x1">
        <ProductPicture
          product={product}
          sizes={`(min-width: 64rem) ${columnWidth(3)}, ${columnWidth(6)}`}
          priority={priority}
        />
        {video && <video data-src={video} muted loop playsInline preload="none" aria-hidden="true" tabIndex={-1} />}
        {isOutOfStock(product) && <Badge className="corner">{t("Agotado")}</Badge>}
      </div>
      <h2 className="small strong breaks" lang={contentLang(product, "name")}>
        {product.name}
      </h2>
      <ProductPrice product={product} now={now} className="row wraps gap-8 small figures" />
    </SiteLink>
  );
}
