import type { Product } from "#app/content/publications/product.ts";
import { purchaseOf } from "#domain/merch/purchase.ts";
import type { StructuredThing } from "../structured-data/structured-data.tsx";

/**
 * A product as search engines understand it (schema.org). One that is not on sale yet has a price and cannot be had, which
 * they know as out of stock: an order ahead, `PreOrder`, nobody takes.
 */
export function productStructuredData(product: Product, url: string, image: string | null): StructuredThing {
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
      availability: `https://schema.org/${purchaseOf(product).kind === "on-sale" ? "InStock" : "OutOfStock"}`,
    },
  };
}
