import fc from "fast-check";
import { expect, it } from "vitest";
import { cutText } from "../text/cut-text.ts";
import { markdownExcerpt } from "./markdown-excerpt.ts";

it("leaves out pictures, heading marks, bullets and emphasis", () => {
  const source = "![Foto](/a.jpg)\n# Título\n\nUn **texto** con *énfasis* y [enlace](/clubs).\n- uno\n- dos";
  expect(markdownExcerpt(source)).toBe("Título Un texto con énfasis y enlace. uno dos");
});

it("leaves out the marks of numbers, quotes, deep headings, stars and rules", () => {
  const source = "#### Plan\n> Sin *prisa*.\n1. uno\n2. dos\n---\n* tres\n<https://a.es>";
  expect(markdownExcerpt(source)).toBe("Plan Sin prisa. uno dos tres https://a.es");
});

it("cuts at a word, within 160 characters", () => {
  const excerpt = markdownExcerpt("palabra ".repeat(60));
  expect(excerpt).toBe(`${"palabra ".repeat(20).trim()}…`);
  expect(excerpt.length).toBeLessThanOrEqual(160);
});

it("keeps a whole text that fits exactly, and a word that ends exactly at the cut", () => {
  expect(cutText("uno dos", 7)).toBe("uno dos");
  expect(cutText("uno dos tres", 8)).toBe("uno dos…");
  expect(cutText("uno dos, tres", 10)).toBe("uno dos…");
  expect(cutText("interminable", 6)).toBe("inter…");
});

it("never tears an emoji apart or goes past the limit", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), fc.integer({ min: 2, max: 40 }), (text, limit) => {
      const cut = cutText(text, limit);
      expect(Array.from(cut).length).toBeLessThanOrEqual(limit);
      expect(cut.isWellFormed()).toBe(true);
    }),
  );
});

it("takes only the beginning of a very long article", () => {
  expect(markdownExcerpt(`${"**hola** ".repeat(5)}\n${"x".repeat(1_000_000)}`)).toBe("hola hola hola hola hola…");
});
