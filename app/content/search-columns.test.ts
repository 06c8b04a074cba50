import { expect, test } from "vitest";
import { partners } from "./publications/partner.ts";
import { products } from "./publications/product.ts";

const fieldsOf = (typed: object) => {
  const draft = { ...products.empty({ name: "Taza", price: "15", display_order: "1" }), ...typed };
  return products.input.safeParse(draft).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
};

test("a title of 300 letters is told how long it may be, and so is a description", () => {
  expect(fieldsOf({ seo_title: "a".repeat(300) })).toEqual([expect.stringMatching(/^seo_title: .*70/)]);
  expect(fieldsOf({ seo_description: "á".repeat(161) })).toEqual([expect.stringMatching(/^seo_description: .*160/)]);
  expect(fieldsOf({ seo_title: "💪".repeat(70), seo_description: "" })).toBeUndefined();
});

test("what has no page of its own has no words of its own for search", () => {
  expect(Object.keys(partners.columns)).not.toContain("seo_title");
});
