import * as z from "zod/mini";
import { readWebVtt } from "#domain/captions/web-vtt.ts";
import { line, link, longText, optionalWords, requiredLine, source, video } from "../columns.ts";
import { type DraftOf, entity, type RowOf, translatable } from "../entity.ts";
import { optionalField } from "../form-field.ts";
import { searchColumns } from "../search-columns.ts";
import { draftColumns, pagePublicationColumns } from "./publication-columns.ts";

/** Events; the date is free text such as `25 DIC`. The database gives each the slug of its title. */
export const events = entity(
  "events",
  {
    title: translatable(requiredLine("Título")),
    event_date: requiredLine("Fecha"),
    time: line("Hora"),
    location: translatable(line("Lugar")),
    description: translatable(longText("Descripción")),
    url: link("Enlace"),
    image_url: source("Imagen"),
    video_url: video("Vídeo"),
    video_captions: optionalWords("Subtítulos del vídeo", optionalField(readWebVtt)),
    ...draftColumns,
    ...searchColumns,
    ...pagePublicationColumns,
  },
  { slug: z.string() },
);

export type Event = RowOf<typeof events>;
export type EventDraft = DraftOf<typeof events>;

/** What the panel's list shows of an event. */
export const listedEvent = z.omit(events.row, {
  description: true,
  url: true,
  image_url: true,
  video_url: true,
  video_captions: true,
  seo_title: true,
  seo_description: true,
});

export type ListedEvent = z.infer<typeof listedEvent>;

/** What the site lists of an event: not what is said in its video. */
export const eventCard = z.omit(events.row, { video_captions: true });

export type EventCard = z.infer<typeof eventCard>;
