import * as z from "zod/mini";
import { translatable } from "../../entity.ts";
import { optional, shortText } from "../document-columns.ts";
import { blockKind } from "./block-kind.ts";

/** The classes of a club in the next seven days. */
export const timetableBlock = blockKind(
  "timetable",
  { about: "Siete días, por actividad", group: "Lo que ya está en la casa" },
  { heading: translatable(shortText("Título del bloque", 80)), club: optional("Club", z.string()) },
);
