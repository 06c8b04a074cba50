import * as z from "zod/mini";
import { line, link, longText, requiredLine } from "./columns.ts";
import { type DraftOf, entity, type RowOf, translatable } from "./entity.ts";

/** Events; the date is free text such as `25 DIC`. */
export const events = entity("events", {
  title: translatable(requiredLine("Título")),
  event_date: requiredLine("Fecha"),
  time: line("Hora"),
  location: translatable(line("Lugar")),
  description: translatable(longText("Descripción")),
  url: link("Enlace"),
});

export type Event = RowOf<typeof events>;
export type EventDraft = DraftOf<typeof events>;

/** What the panel's list shows of an event. */
export const listedEvent = z.omit(events.row, { description: true, url: true });

export type ListedEvent = z.infer<typeof listedEvent>;
