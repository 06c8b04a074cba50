import { expect, test } from "vitest";
import { articleWords, clubWords, landingWords, productWords } from "./page-words.ts";

const none = { seo_title: null, seo_description: null };

test("a page is called as its row says, and by staff's own words where there are some", () => {
  const article = { ...none, title: "Dormir", content: "## Sueño\n\nDuerme **más**." };
  expect(articleWords(article)).toEqual({ title: "Dormir", description: "Sueño Duerme más." });
  expect(articleWords({ ...article, seo_title: " Dormir mejor ", seo_description: "Ocho horas." })).toEqual({
    title: "Dormir mejor",
    description: "Ocho horas.",
  });
  expect(articleWords({ ...article, seo_title: "  " }).title).toBe("Dormir");
});

test("where a row says nothing of itself, its name does", () => {
  expect(clubWords({ ...none, name: "ACACIAS", description: " " }).description).toContain("ACACIAS");
  expect(productWords({ ...none, name: "Taza", description: null, price: 15 }).description).toMatch(/Taza.* 15,00\s€/);
  expect(landingWords({ ...none, name: " ", title: "Verano", subtitle: "" })).toEqual({
    title: "Verano",
    description: "Verano, en los clubs NINE FITNESS de Madrid.",
  });
});

test("a description has the length that search engines show", () => {
  const long = "palabra ".repeat(60);
  expect(clubWords({ ...none, name: "A", description: long }).description.length).toBeLessThanOrEqual(160);
  expect(clubWords({ ...none, name: "A", description: null, seo_description: long }).description).toMatch(/…$/);
});
