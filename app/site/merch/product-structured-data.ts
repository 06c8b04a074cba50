import type { Product } from "#app/content/product.ts";
import { purchaseOf } from "#domain/merch/purchase.ts";
import { isOutOfStock } from "#domain/merch/stock.ts";
import type { StructuredThing } from "../structured-data/structured-data.tsx";

/**
 * A product as search engines understand it (schema.org) while it can be bought somewhere; null else, as search engines
 * take one without an offer for a mistake (Google, "Product structured data").
 */
export function productStructuredData(product: Product, url: string, image: string | null): StructuredThing | null {
  if (purchaseOf(product).kind === "notice") return null;
  return {
    "@type": "Product",
    name: product.name,
    url,
    brand: { "@type": "Brand", name: "NINE FITNESS" },
    ...(product.description && { description: product.description }),
    ...(image && { image: new URL(image, url).href }),
    offers: {
      "@type": "Offer",
      url,
      price: product.price.toFixed(2),
      priceCurrency: "EUR",
      availability: `https://schema.org/${isOutOfStock(product) ? "OutOfStock" : "InStock"}`,
    },
  };
}
