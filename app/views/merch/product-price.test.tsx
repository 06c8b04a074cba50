import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { products } from "#app/content/publications/product.ts";
import { ProductPrice } from "./product-price.tsx";

test("the earlier price is the lawful one at the moment that the page is of", () => {
  const said = { offer_starts_at: null, offer_ends_at: null };
  const past = [
    { ...said, price: 25, old_price: null, from: "2040-01-01T00:00:00Z", until: "2040-03-01T00:00:00Z" },
    { ...said, price: 20, old_price: 40, from: "2040-03-01T00:00:00Z", until: null },
  ];
  const product = { ...products.preview(products.empty()), price: 20, original_price: 40, past };
  const at = (now: string) =>
    renderToStaticMarkup(<ProductPrice product={product} now={new Date(now)} className="price" />);
  expect(at("2040-03-02T00:00:00Z")).toContain("25");
  expect(at("2040-03-02T00:00:00Z")).not.toContain("40");
});
