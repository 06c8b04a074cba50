import * as z from "zod/mini";
import { optionalText, storedRow } from "./stored-row.ts";
import { linkField, optionalLine, optionalTextField, requiredLine } from "./text-fields.ts";

/** An event (`events`); its date is free text such as `25 DIC`. */
export const event = z.object({
  ...storedRow,
  event_date: z.string(),
  title: z.string(),
  description: optionalText,
  time: optionalText,
  location: optionalText,
  url: optionalText,
});

export type Event = z.infer<typeof event>;

/** What its form writes. */
export const eventInput = z.object({
  event_date: requiredLine,
  title: requiredLine,
  description: optionalTextField,
  time: optionalLine,
  location: optionalLine,
  url: linkField,
});

export type EventDraft = z.input<typeof eventInput>;

/** The form of a new event. */
export function newEvent(): EventDraft {
  return { event_date: "", title: "", description: "", time: "", location: "", url: "" };
}

/** The form of a stored event. */
export function eventDraft(row: Event): EventDraft {
  return {
    event_date: row.event_date,
    title: row.title,
    description: row.description ?? "",
    time: row.time ?? "",
    location: row.location ?? "",
    url: row.url ?? "",
  };
}
