import type { Product } from "#app/content/product.ts";
import { purchaseOf } from "#app/domain/merch/purchase.ts";
import { isOutOfStock } from "#app/domain/merch/stock.ts";

/** A product as search engines understand it (schema.org); an offer only when it can be bought somewhere. */
export function productStructuredData(product: Product, url: string, image: string | null): Record<string, unknown> {
  const hasOffer = purchaseOf(product).kind !== "notice";
  return {
    "@type": "Product",
    name: product.name,
    url,
    brand: { "@type": "Brand", name: "NINE FITNESS" },
    ...(product.description && { description: product.description }),
    ...(image && { image: new URL(image, url).href }),
    ...(hasOffer && {
      offers: {
        "@type": "Offer",
        url,
        price: product.price.toFixed(2),
        priceCurrency: "EUR",
        availability: `https://schema.org/${isOutOfStock(product) ? "OutOfStock" : "InStock"}`,
      },
    }),
  };
}
