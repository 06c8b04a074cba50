import { activityIntensities, activityMarks, activityTones } from "#domain/timetable/activity-look.ts";
import { choice, longText, order, requiredLine, source, wholeFrom } from "../columns.ts";
import { type DraftOf, entity, type RowOf, translatable } from "../entity.ts";

/** What is trained in groups. A tone and a mark tell it from the others in a timetable. */
export const activities = entity("activities", {
  name: translatable(requiredLine("Nombre")),
  description: translatable(longText("Qué es")),
  intensity: choice("Intensidad", activityIntensities),
  minutes: wholeFrom("Minutos", { least: 5, most: 480 }, "50"),
  tone: choice("Color", activityTones),
  mark: choice("Marca", activityMarks),
  image: source("Imagen"),
  display_order: order(),
});

export type Activity = RowOf<typeof activities>;
export type ActivityDraft = DraftOf<typeof activities>;
