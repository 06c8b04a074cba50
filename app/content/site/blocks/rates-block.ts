import * as z from "zod/mini";
import { translatable } from "../../entity.ts";
import { optional, shortText } from "../document-columns.ts";
import { blockKind } from "./block-kind.ts";

/** All rates of a club, as its page shows them. */
export const ratesBlock = blockKind(
  "rates",
  { about: "Con sus precios de hoy", group: "Lo que ya está en la casa" },
  { heading: translatable(shortText("Título del bloque", 80)), club: optional("Club", z.string()) },
);
