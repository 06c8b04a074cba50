import { expect, it } from "vitest";
import { belongingsInWords } from "./club-belongings.ts";

it.each([
  [
    { rates: 6, extras: 1, classes: 65, pictures: 12 },
    "Con él se eliminan también: 6 precios, 1 oferta, 65 clases y 12 imágenes.",
  ],
  [{ rates: 1, extras: 0, classes: 0, pictures: 0 }, "Con él se eliminan también: 1 precio."],
  [{ rates: 0, extras: 2, classes: 0, pictures: 1 }, "Con él se eliminan también: 2 ofertas y 1 imagen."],
  [{ rates: 0, extras: 0, classes: 0, pictures: 0 }, "No tiene precios, ofertas, clases ni imágenes."],
  [null, "Con él se eliminan sus precios, sus ofertas, sus clases y las imágenes de su galería."],
])("with a club of %o goes: %s", (belongings, words) => {
  expect(belongingsInWords(belongings)).toBe(words);
});
