import { expect, it } from "vitest";
import { matchesSearch } from "./search.ts";

it("finds words in any order, without accents or case", () => {
  expect(matchesSearch(["CHAMBERÍ", "Cuota anual"], "anual chamberi")).toBe(true);
  expect(matchesSearch(["CHAMBERÍ", null], "ñ")).toBe(false);
  expect(matchesSearch(["Cañaveral"], "canave")).toBe(true);
});

it("finds everything while nothing is searched for", () => {
  expect(matchesSearch([], "  ")).toBe(true);
});
