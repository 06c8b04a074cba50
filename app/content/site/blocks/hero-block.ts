import { choice } from "../../columns.ts";
import { translatable } from "../../entity.ts";
import { blockLink, shortText, source } from "../document-columns.ts";
import { blockKind } from "./block-kind.ts";
import { blockWords } from "./block-words.ts";

const { tall, medium, full } = blockWords.height;

/** A photograph with a title across it, and a button. */
export const heroBlock = blockKind(
  "hero",
  { about: "Foto, título y botón", group: "Lo de siempre" },
  {
    heading: translatable(shortText("Título del bloque", 80)),
    text: translatable(shortText("Texto", 200), "text"),
    image: source("Imagen"),
    button: translatable(shortText("Botón", 40)),
    buttonLink: blockLink("Lleva a"),
    height: choice("Altura", [
      { value: "tall", text: tall },
      { value: "medium", text: medium },
      { value: "full", text: full },
    ]),
  },
);
