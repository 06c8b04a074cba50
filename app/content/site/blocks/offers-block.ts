import { translatable } from "../../entity.ts";
import { shortText, texts } from "../document-columns.ts";
import { blockKind } from "./block-kind.ts";

/** The rates of some clubs whose price is reduced at this moment. */
export const offersBlock = blockKind(
  "offers",
  { about: "Con su fin y sus plazas", group: "Lo que ya está en la casa" },
  { heading: translatable(shortText("Título del bloque", 80)), clubs: texts("Clubs") },
);
