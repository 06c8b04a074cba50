import { day, flag, line, optionalClock, requiredLine } from "../columns.ts";
import { entity, type RowOf } from "../entity.ts";

/** What is different about a class on one date: it is cancelled, or what is filled in replaces what the week says. */
export const classExceptions = entity("class_exceptions", {
  class_id: requiredLine("Clase"),
  on_date: day("Fecha"),
  is_cancelled: flag("Cancelada", false),
  start_minute: optionalClock("Empieza"),
  room: line("Sala"),
  instructor: line("Instructor"),
});

export type ClassException = RowOf<typeof classExceptions>;
