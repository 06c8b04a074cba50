import { choice } from "../../columns.ts";
import { translatable } from "../../entity.ts";
import { blockLink, shortText, source } from "../document-columns.ts";
import { blockKind } from "./block-kind.ts";

/** A photograph with a title across it, and a button. */
export const heroBlock = blockKind(
  "hero",
  { title: "Portada", about: "Foto, título y botón", group: "Lo de siempre" },
  {
    heading: translatable(shortText("Título del bloque", 80)),
    text: translatable(shortText("Texto", 200), "text"),
    image: source("Imagen"),
    button: translatable(shortText("Botón", 40)),
    buttonLink: blockLink("Lleva a"),
    height: choice("Altura", [
      { value: "tall", text: "Alta" },
      { value: "medium", text: "Media" },
      { value: "full", text: "Entera" },
    ]),
  },
);
