import { expect, it } from "vitest";
import { isNarrowed } from "./narrow-letters.ts";

it.each([
  ["Paweł", "Pawe?"],
  ["Paweł Łuczak", "Pawel Luczak"],
  ["Fuerza 💪 ya", "Fuerza ?? ya"],
  ["→ Acacias", "? Acacias"],
])("knows %s by what an old spreadsheet has left of it: %s", (text, cell) => {
  expect(isNarrowed(cell, text)).toBe(true);
});

it.each([
  ["Paweł", "Pablo"],
  ["¿Qué?", "¿Qué"],
  ["Paweł", "Pawe"],
  ["¿Qué??", "¿Qué?"],
])("takes %s for another text than %s", (text, cell) => {
  expect(isNarrowed(cell, text)).toBe(false);
});
