import * as z from "zod/mini";
import { dayKinds } from "#domain/clubs/day-kinds.ts";
import { formTexts } from "#texts/form-texts.ts";
import { choice, day, hours, line } from "../columns.ts";
import { entity, type RowOf, translatable } from "../entity.ts";

/** Days that are not like the others of their kind; without club, at all clubs. A holiday without hours has Sunday's. */
export const clubDays = entity("club_days", {
  club_id: line("Club"),
  on_date: day("Fecha"),
  kind: choice("Qué día es", dayKinds),
  hours: hours("Horas"),
  name: translatable(line("Nombre")),
});

export type ClubDay = RowOf<typeof clubDays>;

/** What the form of a day writes: one with hours of its own has them. */
export const clubDayInput = clubDays.inputWith(
  z.refine((value) => value.kind !== "especial" || value.hours !== null, {
    error: formTexts.specialHours,
    path: ["hours"],
  }),
);
