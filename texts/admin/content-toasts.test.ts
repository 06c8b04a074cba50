import { expect, it } from "vitest";
import { contentToasts } from "./content-toasts.ts";

const said = (toast: object) => JSON.stringify(toast);

it.each([
  ["hero_main_title", "Título principal guardado correctamente."],
  ["hero_image_url", "Imagen de fondo guardada correctamente."],
  ["logo_white_url", "Logo blanco guardado correctamente."],
])("says %s in the words of its field", (key, words) => {
  expect(said(contentToasts.saved(key))).toContain(words);
});

it("says what was refused, and what was stored before it, in words", () => {
  expect(said(contentToasts.saveFailed("hero_subtitle"))).toContain("No se pudo guardar: el subtítulo");
  expect(said(contentToasts.saveFailed("hero_subtitle", ["hero_main_title"]))).toContain(
    "No se pudo guardar: el subtítulo. Sí se ha guardado el título principal.",
  );
});
