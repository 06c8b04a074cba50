import * as z from "zod/mini";
import { clubLink, flag, hours, line, lines, link, longText, order, requiredLine, source } from "./columns.ts";
import { type DraftOf, entity, type RowOf } from "./entity.ts";

/** The clubs of the chain; a club's id is also the name of its gallery's folder (architecture 3). */
export const clubs = entity("clubs", {
  name: requiredLine("Nombre"),
  subtitle: line("Subtítulo"),
  status: requiredLine("Estado", "Abierto"),
  image: source("Imagen de la ficha"),
  alt: line("Texto alternativo"),
  tag: line("Etiqueta"),
  address: line("Dirección"),
  // May be a bare word, which leads to /club/{word} (public-site §2).
  link: clubLink("Enlace"),
  is_internal: flag("Página de esta web", true),
  is_under_construction: flag("En construcción", false),
  display_order: order(),
  included_services: lines("Incluidos"),
  additional_services: lines("Adicionales"),
  hours_weekdays: hours("Lunes a viernes"),
  hours_saturday: hours("Sábados"),
  hours_sunday: hours("Domingos y festivos"),
  brand_line: line("Línea de marca", "NINE FITNESS"),
  description: longText("Descripción"),
  hero_image: source("Imagen de portada"),
  timetable_url: link("Dirección del horario de actividades"),
});

export type Club = RowOf<typeof clubs>;
export type ClubDraft = DraftOf<typeof clubs>;

/** What tells a club from the others, and whether and where visitors get to its page. */
export const clubName = z.pick(clubs.row, {
  id: true,
  name: true,
  link: true,
  is_internal: true,
  is_under_construction: true,
});

export type ClubName = z.infer<typeof clubName>;
