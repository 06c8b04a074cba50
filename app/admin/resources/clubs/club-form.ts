import * as z from "zod/mini";
import { type Club, clubs } from "../../../content/club.ts";
import { freeClubId } from "../../../domain/clubs/club-id.ts";
import { clubSegment } from "../../../domain/clubs/club-link.ts";
import { isAllowedEmbed } from "../../../domain/links/embed-origin.ts";
import { isSameName } from "../../../domain/text/fold-accents.ts";
import { formTexts } from "../../../texts/form-texts.ts";
import type { FormHandle } from "../../form/form-handle.ts";

/** A club's form, with the id that the stored one has: empty for a new club. */
const clubFormFields = z.extend(clubs.input, { id: z.string() });

export type ClubFormDraft = z.input<typeof clubFormFields>;

export const newClubForm = (display_order: number): ClubFormDraft => ({
  ...clubs.empty({ display_order: String(display_order) }),
  id: "",
});

export const clubFormOf = (row: Club): ClubFormDraft => ({ ...clubs.draft(row), id: row.id });

/** Addresses of the panel that a club's id would collide with. */
const reserved = ["nuevo", "ofertas"];

/** The id that a club of this name gets (architecture 3); null when the name has no letter to make one of. */
export function newClubId(name: string, clubs: readonly Pick<Club, "id" | "link">[]): string | null {
  return freeClubId(name, [...clubs.flatMap(({ id, link }) => [id, clubSegment(link) ?? id]), ...reserved]);
}

/** Of the clubs that are there already, what a form has to agree with. */
export type KnownClub = Pick<Club, "id" | "name" | "link" | "timetable_url">;

/**
 * What a club's form writes. A new one gets its id from its name, a stored one keeps its own. No two clubs have one
 * name or one page. A timetable that pages may not embed is refused (architecture §1, EMBED_ORIGINS), unless it was
 * there before.
 */
export function clubFormInput(known: readonly KnownClub[], embedOrigins: readonly string[]) {
  return z.pipe(
    clubFormFields,
    z.transform(({ id: storedId, ...values }, context) => {
      const fault = (path: keyof ClubFormDraft, message: string) =>
        context.issues.push({ code: "custom", path: [path], message, input: values });
      const { timetable_url } = values;
      const stored = known.find((it) => it.id === storedId);
      if (timetable_url && timetable_url !== stored?.timetable_url && !isAllowedEmbed(timetable_url, embedOrigins)) {
        fault("timetable_url", refusedEmbed(embedOrigins));
      }
      const others = known.filter((it) => it !== stored);
      if (others.some(({ name }) => isSameName(name, values.name))) fault("name", formTexts.clubName);
      const holder = pageHolder(values.link, others);
      if (holder) fault("link", formTexts.clubLinkTaken(holder.name));
      if (storedId !== "") return values;
      const id = newClubId(values.name, known);
      if (id === null) fault("name", "Escribe un nombre con alguna letra o número.");
      return { ...values, id: id ?? "" };
    }),
  );
}

/** The club whose page a link leads to already. */
function pageHolder(link: string | null, others: readonly KnownClub[]): KnownClub | undefined {
  const segment = clubSegment(link);
  return others.find((it) => segment !== null && (it.id === segment || clubSegment(it.link) === segment));
}

/**
 * The form with a link that follows the name of a new club, as long as nobody has written another one: without a link
 * its card would say that it opens soon.
 */
export function linkingByName(form: FormHandle<ClubFormDraft>, clubs: readonly KnownClub[]): FormHandle<ClubFormDraft> {
  const { name, link } = form.draft;
  return {
    ...form,
    set: (field, value) => {
      form.set(field, value);
      const follows = form.isNew && field === "name" && link === (newClubId(name, clubs) ?? "");
      if (follows) form.set("link", newClubId(String(value), clubs) ?? "");
    },
  };
}

function refusedEmbed(origins: readonly string[]): string {
  const hosts = origins.map((it) => it.replace(/^https?:\/\//, "")).join(", ");
  return hosts === ""
    ? "Todavía no hay ninguna web permitida para incrustar horarios. Pídesela a quien administra el servidor."
    : `La web solo puede incrustar horarios de: ${hosts}.`;
}
