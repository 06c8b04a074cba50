import { shownVideo } from "#domain/links/shown-video.ts";
import { formTexts } from "#texts/form-texts.ts";
import { translatable } from "../../entity.ts";
import { formField } from "../../form-field.ts";
import { optional, shortText, source } from "../document-columns.ts";
import { blockKind } from "./block-kind.ts";

/** A video of our own, or one of YouTube, whose host is asked first at a press. */
export const videoBlock = blockKind(
  "video",
  { about: "Carga al pulsarlo", group: "Lo de siempre" },
  {
    heading: translatable(shortText("Título del bloque", 80)),
    video: optional(
      "Dirección del vídeo",
      formField((typed) =>
        typed === "" || shownVideo(typed) !== null ? { value: typed } : { message: formTexts.videoOrClip },
      ),
    ),
    image: source("Imagen antes de pulsar"),
  },
);
