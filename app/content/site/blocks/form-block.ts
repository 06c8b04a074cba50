import * as z from "zod/mini";
import { translatable } from "../../entity.ts";
import { optional, shortText } from "../document-columns.ts";
import { blockKind } from "./block-kind.ts";

/** Where the form stands in its page: `#formulario` leads there. */
export const formAnchor = "formulario";

/** A form of the desk: for a club that is not open yet its opening notice, else a message to the house. */
export const formBlock = blockKind(
  "form",
  { about: "Mensaje o aviso de apertura", group: "Lo que ya está en la casa" },
  {
    heading: translatable(shortText("Título del bloque", 80)),
    text: translatable(shortText("Texto", 300), "text"),
    club: optional("Club", z.string()),
  },
);
