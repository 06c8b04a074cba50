import { foldAccents } from "#domain/text/fold-accents.ts";

const swatches: Record<string, string> = {
  negro: "#151513",
  blanco: "#ffffff",
  piedra: "#cfcabf",
  gris: "#80817b",
  grafito: "#3a3b3d",
  plata: "#c0c2c4",
  oro: "#d4af37",
  dorado: "#d4af37",
  cuero: "#8a5a33",
  marron: "#6b4a2f",
  camel: "#b98a57",
  beige: "#d9c7a8",
  crudo: "#ece4d2",
  rojo: "#b3261e",
  granate: "#6d1a24",
  naranja: "#d9692a",
  amarillo: "#e8c93a",
  verde: "#2f6b45",
  oliva: "#6b6b3a",
  caqui: "#8a8259",
  azul: "#274c8a",
  marino: "#16233f",
  turquesa: "#3fa3a0",
  celeste: "#8fb9d9",
  morado: "#5b3a7a",
  lila: "#b39ac9",
  rosa: "#d98aa5",
};

/** The colour that a product's colour name means, for a dot beside it; null for a name that we do not know. */
export function swatch(name: string): string | null {
  const words = foldAccents(name).split(/[^a-z]+/);
  // The last known word tells most: «azul marino» is marino.
  const known = words.findLast((word) => Object.hasOwn(swatches, word));
  return known === undefined ? null : (swatches[known] ?? null);
}
