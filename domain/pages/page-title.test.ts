import { expect, it } from "vitest";
import { inSpanish } from "#texts/translate.ts";
import { listTitle, pageTitle } from "./page-title.ts";

it("ends every title with the name of the site", () => {
  expect(pageTitle("Cinturón de Fuerza")).toBe("Cinturón de Fuerza | NINE FITNESS");
});

it("is the bare name of the site when the page has none", () => {
  expect([pageTitle(), pageTitle("  ")]).toEqual(["NINE FITNESS", "NINE FITNESS"]);
});

it("tells the pages of a list apart", () => {
  expect([1, 2].map((page) => listTitle(inSpanish, "Clubs", page))).toEqual([
    "Clubs | NINE FITNESS",
    "Clubs, página 2 | NINE FITNESS",
  ]);
});
