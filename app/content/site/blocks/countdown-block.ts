import { fromMadridLocal } from "#domain/time/madrid-time.ts";
import { formTexts } from "#texts/form-texts.ts";
import { translatable } from "../../entity.ts";
import { formField } from "../../form-field.ts";
import { optional, shortText } from "../document-columns.ts";
import { blockKind } from "./block-kind.ts";

/** The days, hours and minutes until a moment; afterwards what is said then, or nothing. */
export const countdownBlock = blockKind(
  "countdown",
  { about: "Hasta un día y una hora", group: "Con fecha" },
  {
    heading: translatable(shortText("Título del bloque", 80)),
    // As the clock of Madrid says it, which can be read in the JSON too.
    until: optional(
      "Hasta",
      formField((typed) =>
        typed === "" || fromMadridLocal(typed) !== null ? { value: typed } : { message: formTexts.date },
      ),
    ),
    over: translatable(shortText("Cuando acabe", 80)),
  },
);
