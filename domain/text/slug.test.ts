import fc from "fast-check";
import { expect, it } from "vitest";
import { isSlug, isStoredSlug, maxSlugLength, productSlug, slugify } from "./slug.ts";

it.each([
  ["Más fuerza después de los 40", "mas-fuerza-despues-de-los-40"],
  ["  ¿Dormir o entrenar?  ", "dormir-o-entrenar"],
  ["Fuerza & calma — 9F", "fuerza-calma-9f"],
  ["Ñoño_y+raro", "nonoyraro"],
  ["💪", ""],
])("makes of «%s» the slug «%s»", (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

it("cuts at 50 characters and leaves no hyphen behind", () => {
  const slug = slugify(`${"a".repeat(49)} bcd`);
  expect(slug).toBe("a".repeat(49));
});

it("gives a slug or nothing for whatever is typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (title) => {
      const slug = slugify(title);
      expect(slug === "" || isSlug(slug)).toBe(true);
      expect(slug.length).toBeLessThanOrEqual(maxSlugLength);
      expect(slugify(slug)).toBe(slug);
    }),
  );
});

it("ends a product's slug with the last six digits of the moment", () => {
  expect(productSlug("Cinturón de Fuerza", new Date(1763622123456))).toBe("cinturon-de-fuerza-123456");
  expect(productSlug("💪", new Date(1763622000007))).toBe("producto-000007");
});

it.each(["", "-fuerza", "fuerza-", "a--b"])("no title gives the slug «%s»", (text) => {
  expect(isSlug(text)).toBe(false);
});

it.each(["", "Fuerza", "a b", "fuerza%00", "a\0", "../a", "a".repeat(81), "ñ"])("no row has the slug «%s»", (text) => {
  expect(isStoredSlug(text)).toBe(false);
});

it("rows may have any slug that the tables accept", () => {
  expect(["fuerza", "taza-104517", "a--b", "a".repeat(80)].every(isStoredSlug)).toBe(true);
});
