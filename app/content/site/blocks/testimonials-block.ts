import { translatable } from "../../entity.ts";
import { shortText, texts } from "../document-columns.ts";
import { blockKind } from "./block-kind.ts";

/** What members say: those that were chosen, by their ids. */
export const testimonialsBlock = blockKind(
  "testimonials",
  { about: "Las que elijas", group: "Lo que ya está en la casa" },
  { heading: translatable(shortText("Título del bloque", 80)), reviews: texts("Reseñas") },
);
