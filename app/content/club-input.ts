import * as z from "zod/mini";
import { joinLines } from "../domain/text/text-list.ts";
import type { Club } from "./club.ts";
import { orderField } from "./number-fields.ts";
import {
  clubLinkField,
  hoursField,
  linesField,
  linkField,
  optionalLine,
  optionalTextField,
  requiredLine,
  sourceField,
} from "./text-fields.ts";

/** What a club's form writes. The link may be a bare word, which leads to /club/{word} (public-site §2). */
export const clubInput = z.object({
  name: requiredLine,
  subtitle: optionalLine,
  status: requiredLine,
  image: sourceField,
  alt: optionalLine,
  tag: optionalLine,
  address: optionalLine,
  link: clubLinkField,
  is_internal: z.boolean(),
  is_under_construction: z.boolean(),
  display_order: orderField,
  included_services: linesField,
  additional_services: linesField,
  hours_weekdays: hoursField,
  hours_saturday: hoursField,
  hours_sunday: hoursField,
  brand_line: optionalLine,
  description: optionalTextField,
  hero_image: sourceField,
  timetable_url: linkField,
});

export type ClubDraft = z.input<typeof clubInput>;

/** The form of a new club, last in the list (architecture 12). */
export function newClub(display_order: number): ClubDraft {
  return {
    ...{ name: "", subtitle: "", status: "Abierto", image: "", alt: "", tag: "", address: "", link: "" },
    ...{ is_internal: true, is_under_construction: false, display_order: String(display_order) },
    ...{ included_services: "", additional_services: "", hours_weekdays: "", hours_saturday: "", hours_sunday: "" },
    ...{ brand_line: "NINE FITNESS", description: "", hero_image: "", timetable_url: "" },
  };
}

/** The form of a stored club. */
export function clubDraft(row: Club): ClubDraft {
  return {
    name: row.name,
    subtitle: row.subtitle ?? "",
    status: row.status,
    image: row.image ?? "",
    alt: row.alt ?? "",
    tag: row.tag ?? "",
    address: row.address ?? "",
    link: row.link ?? "",
    is_internal: row.is_internal,
    is_under_construction: row.is_under_construction,
    display_order: String(row.display_order),
    included_services: joinLines(row.included_services),
    additional_services: joinLines(row.additional_services),
    hours_weekdays: row.hours_weekdays ?? "",
    hours_saturday: row.hours_saturday ?? "",
    hours_sunday: row.hours_sunday ?? "",
    brand_line: row.brand_line ?? "",
    description: row.description ?? "",
    hero_image: row.hero_image ?? "",
    timetable_url: row.timetable_url ?? "",
  };
}
