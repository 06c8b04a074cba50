import { expect, it } from "vitest";
import { type Product, products } from "#app/content/publications/product.ts";
import { productStructuredData } from "./product-structured-data.ts";

const belt: Product = {
  ...products.preview(products.empty()),
  id: "1",
  created_at: "2025-11-01T09:00:00Z",
  updated_at: "2025-11-01T09:00:00Z",
  slug: "cinturon-1",
  name: "Cinturón",
  price: 49,
  one_size_stock: null,
  stock: { S: 0, M: 2, L: 0, XL: 0 },
  purchase_url: "https://tienda.example/c",
  display_order: 1,
};
const url = "https://site.example/merch/cinturon-1";

it("offers what can be bought, at its price, and says whether any is left", () => {
  expect(productStructuredData(belt, url, "/foto.jpg")).toMatchObject({
    "@type": "Product",
    image: "https://site.example/foto.jpg",
    offers: { price: "49.00", priceCurrency: "EUR", availability: "https://schema.org/InStock" },
  });
  expect(productStructuredData({ ...belt, stock: { S: 0, M: 0, L: 0, XL: 0 } }, url, null)).toMatchObject({
    offers: { availability: "https://schema.org/OutOfStock" },
  });
});

it("tells what is not on sale yet as what nobody can have now, and leaves out what is not filled in", () => {
  expect(productStructuredData({ ...belt, purchase_url: null }, url, null)).toMatchObject({
    offers: { price: "49.00", availability: "https://schema.org/OutOfStock" },
  });
  const told = productStructuredData(belt, url, null);
  for (const name of ["image", "description"]) expect(told).not.toHaveProperty(name);
});
