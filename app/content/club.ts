import * as z from "zod/mini";
import { optionalText, storedRow } from "./stored-row.ts";

/** A club of the chain (`clubs`); its id is also the name of its gallery's folder (architecture 3). */
export const club = z.object({
  ...storedRow,
  name: z.string(),
  subtitle: optionalText,
  status: z.string(),
  image: optionalText,
  alt: optionalText,
  tag: optionalText,
  address: optionalText,
  link: optionalText,
  is_internal: z.boolean(),
  is_under_construction: z.boolean(),
  display_order: z.number(),
  included_services: z.array(z.string()),
  additional_services: z.array(z.string()),
  hours_weekdays: optionalText,
  hours_saturday: optionalText,
  hours_sunday: optionalText,
  brand_line: optionalText,
  description: optionalText,
  hero_image: optionalText,
  timetable_url: optionalText,
});

export type Club = z.infer<typeof club>;

/** What tells a club from the others, and whether and where visitors get to its page. */
export const clubName = z.pick(club, {
  ...{ id: true, name: true, link: true },
  ...{ is_internal: true, is_under_construction: true },
});

export type ClubName = z.infer<typeof clubName>;
