import { translatable } from "../../entity.ts";
import { shortText, text } from "../document-columns.ts";
import { blockKind } from "./block-kind.ts";

/** Paragraphs, in the Markdown of articles. */
export const textBlock = blockKind(
  "text",
  { about: "Título y párrafos", group: "Lo de siempre" },
  { heading: translatable(shortText("Título del bloque", 80)), body: translatable(text("Texto"), "markdown") },
);
