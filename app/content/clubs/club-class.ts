import * as z from "zod/mini";
import { weekdays } from "#domain/timetable/weekdays.ts";
import { formTexts } from "#texts/form-texts.ts";
import { clock, line, optionalCount, optionalDay, requiredLine, wholeFrom } from "../columns.ts";
import { type DraftOf, entity, type RowOf } from "../entity.ts";

const weekday = { ...wholeFrom("Día", { least: 1, most: 7 }, "1"), options: weekdays };

/** The classes of every week, by club: 1 is Monday, the start in minutes since midnight in Madrid. */
export const clubClasses = entity("club_classes", {
  club_id: requiredLine("Club"),
  activity_id: requiredLine("Actividad"),
  weekday,
  start_minute: clock("Empieza"),
  minutes: wholeFrom("Minutos", { least: 5, most: 480 }, "50"),
  room: line("Sala"),
  instructor: line("Instructor"),
  places: optionalCount("Plazas"),
  valid_from: optionalDay("Desde"),
  valid_until: optionalDay("Hasta"),
});

export type ClubClass = RowOf<typeof clubClasses>;
export type ClubClassDraft = DraftOf<typeof clubClasses>;

/** What the form of a class writes: it ends by midnight, and its first day is not after its last. */
export const clubClassInput = clubClasses.inputWith(
  z.refine(({ start_minute, minutes }) => start_minute + minutes <= 1440, {
    error: formTexts.classEnd,
    path: ["start_minute"],
  }),
  z.refine(({ valid_from, valid_until }) => !valid_from || !valid_until || valid_from <= valid_until, {
    error: formTexts.classDays,
    path: ["valid_until"],
  }),
);
