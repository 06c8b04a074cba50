import { translatable } from "../../entity.ts";
import { shortText, texts } from "../document-columns.ts";
import { blockKind } from "./block-kind.ts";

/** The cards of some clubs, in the order of the clubs. */
export const clubsBlock = blockKind(
  "clubs",
  { about: "Abierto o en obra", group: "Lo que ya está en la casa" },
  { heading: translatable(shortText("Título del bloque", 80)), clubs: texts("Clubs") },
);
