import * as z from "zod/mini";
import { optionalText, storedRow, textList } from "./stored-row.ts";

/** A club of the chain (`clubs`); its id is also the name of its gallery's folder (architecture 3). */
export const club = z.object({
  ...storedRow,
  name: z.string(),
  subtitle: optionalText,
  status: optionalText,
  image: optionalText,
  alt: optionalText,
  tag: optionalText,
  address: optionalText,
  link: optionalText,
  is_internal: z.boolean(),
  is_under_construction: z.boolean(),
  display_order: z.number(),
  included_services: textList,
  additional_services: textList,
});

export type Club = z.infer<typeof club>;
