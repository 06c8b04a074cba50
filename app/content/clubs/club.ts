import * as z from "zod/mini";
import { type HoursKind, hoursLines } from "#domain/clubs/opening-hours.ts";
import {
  clubLink,
  degrees,
  email,
  flag,
  hoursOfDays,
  line,
  lines,
  link,
  longText,
  order,
  postcode,
  requiredLine,
  source,
} from "../columns.ts";
import { type DraftOf, entity, type RowOf, translatable } from "../entity.ts";
import { pagePublicationColumns } from "../publications/publication-columns.ts";
import { searchColumns } from "../search-columns.ts";

const daysOf = (kind: HoursKind) => hoursLines.find((hoursLine) => hoursLine.kind === kind)?.days ?? [];

/** The clubs of the chain; a club's id is also the name of its gallery's folder (architecture 3). */
export const clubs = entity("clubs", {
  name: requiredLine("Nombre"),
  subtitle: translatable(line("Subtítulo")),
  status: translatable(requiredLine("Estado", "Abierto")),
  image: source("Imagen de la ficha"),
  alt: translatable(line("Texto alternativo")),
  tag: translatable(line("Etiqueta")),
  address: line("Dirección"),
  // Public, and where the desk hears of what is asked of this club.
  email: email("Email del club"),
  postcode: postcode("Código postal"),
  district: line("Distrito o municipio"),
  // Where it stands on a map; both or neither.
  latitude: degrees("Latitud", { least: 35, most: 44 }),
  longitude: degrees("Longitud", { least: -10, most: 5 }),
  transport: translatable(lines("Cómo llegar")),
  opens: translatable(line("Cuándo abre")),
  // May be a bare word, which leads to /club/{word} (public-site §2).
  link: clubLink("Enlace"),
  is_internal: flag("Página de esta web", true),
  is_under_construction: flag("En construcción", false),
  display_order: order(),
  included_services: translatable(lines("Incluidos")),
  additional_services: translatable(lines("Adicionales")),
  hours_weekdays: hoursOfDays("Lunes a viernes", daysOf("hours_weekdays")),
  hours_saturday: hoursOfDays("Sábados", daysOf("hours_saturday")),
  hours_sunday: hoursOfDays("Domingos y festivos", daysOf("hours_sunday")),
  brand_line: line("Línea de marca", "NINE FITNESS"),
  description: translatable(longText("Descripción")),
  hero_image: source("Imagen de portada"),
  timetable_url: link("Dirección del horario de actividades"),
  ...searchColumns,
  ...pagePublicationColumns,
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
