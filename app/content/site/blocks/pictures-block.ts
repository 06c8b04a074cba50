import * as z from "zod/mini";
import { translatable } from "../../entity.ts";
import { sourceField } from "../../text-fields.ts";
import { optional, shortText, texts } from "../document-columns.ts";
import { blockKind } from "./block-kind.ts";

const address = z.pipe(
  sourceField,
  z.transform((text) => text ?? ""),
);

/** Pictures that were chosen, or without any those of a club's gallery. */
export const picturesBlock = blockKind(
  "pictures",
  { about: "De dos a ocho", group: "Lo de siempre" },
  {
    heading: translatable(shortText("Título del bloque", 80)),
    club: optional("Galería de un club", z.string()),
    images: texts("Imágenes", address),
    // Each at the place of its picture.
    alts: translatable(texts("Qué se ve en cada imagen"), "list"),
  },
);
