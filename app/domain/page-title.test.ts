import { expect, it } from "vitest";
import { pageTitle } from "./page-title.ts";

it("ends every title with the name of the site", () => {
  expect(pageTitle("Cinturón de Fuerza")).toBe("Cinturón de Fuerza | NINE FITNESS");
});

it("is the bare name of the site when the page has none", () => {
  expect([pageTitle(), pageTitle("  ")]).toEqual(["NINE FITNESS", "NINE FITNESS"]);
});
