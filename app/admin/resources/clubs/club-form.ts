import * as z from "zod/mini";
import type { Club } from "../../../content/club.ts";
import { clubDraft, clubInput, newClub } from "../../../content/club-input.ts";
import { freeClubId } from "../../../domain/clubs/club-id.ts";
import { isAllowedEmbed } from "../../../domain/links/embed-origin.ts";

/** A club's form, with the id that the stored one has: empty for a new club. */
const clubFormFields = z.object({ ...clubInput.shape, id: z.string() });

export type ClubFormDraft = z.input<typeof clubFormFields>;

export const newClubForm = (display_order: number): ClubFormDraft => ({ ...newClub(display_order), id: "" });

export const clubFormOf = (row: Club): ClubFormDraft => ({ ...clubDraft(row), id: row.id });

/** Addresses of the panel that a club's id would collide with. */
const reserved = ["nuevo", "ofertas"];

/** The id that a club of this name gets (architecture 3); null when the name has no letter to make one of. */
export function newClubId(name: string, clubs: readonly { id: string }[]): string | null {
  return freeClubId(name, [...clubs.map(({ id }) => id), ...reserved]);
}

/**
 * What a club's form writes. A new one gets its id from its name, a stored one keeps its own. A timetable that pages
 * may not embed is refused (architecture §1, EMBED_ORIGINS), unless it was there before.
 */
export function clubFormInput(clubs: readonly Pick<Club, "id" | "timetable_url">[], embedOrigins: readonly string[]) {
  return z.pipe(
    clubFormFields,
    z.transform(({ id: storedId, ...values }, context) => {
      const fault = (path: keyof ClubFormDraft, message: string) =>
        context.issues.push({ code: "custom", path: [path], message, input: values });
      const { timetable_url } = values;
      const stored = clubs.find((it) => it.id === storedId);
      if (timetable_url && timetable_url !== stored?.timetable_url && !isAllowedEmbed(timetable_url, embedOrigins)) {
        fault("timetable_url", refusedEmbed(embedOrigins));
      }
      if (storedId !== "") return values;
      const id = newClubId(values.name, clubs);
      if (id === null) fault("name", "Escribe un nombre con alguna letra o número.");
      return { ...values, id: id ?? "" };
    }),
  );
}

function refusedEmbed(origins: readonly string[]): string {
  const hosts = origins.map((it) => it.replace(/^https?:\/\//, "")).join(", ");
  return hosts === ""
    ? "Todavía no hay ninguna web permitida para incrustar horarios. Pídesela a quien administra el servidor."
    : `La web solo puede incrustar horarios de: ${hosts}.`;
}
