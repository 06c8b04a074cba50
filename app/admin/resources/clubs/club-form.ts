import * as z from "zod/mini";
import { type Club, clubs } from "../../../content/club.ts";
import { clubsTable } from "../../../data/clubs.ts";
import { listRecords } from "../../../data/records.ts";
import { freeClubId } from "../../../domain/clubs/club-id.ts";
import { clubSegment } from "../../../domain/clubs/club-link.ts";
import { isAllowedEmbed } from "../../../domain/links/is-allowed-embed.ts";
import { isSameName } from "../../../domain/text/fold-accents.ts";
import { formTexts } from "../../../texts/form-texts.ts";
import type { FormHandle } from "../../form/form-handle.ts";
import { browserClient } from "../../session/browser-client.ts";

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
 * What a club's form writes, compared with the clubs that there are when it is saved: since the list was read somebody
 * may have added one.
 */
export function clubFormInput(listed: readonly KnownClub[], embedOrigins: readonly string[]) {
  return z.pipe(
    z.custom<ClubFormDraft>(),
    z.transform(async (draft, context) => {
      // Who cannot be asked now is compared with nothing newer; the save itself says what is wrong.
      const known = await listRecords(browserClient(), clubsTable).catch(() => listed);
      const read = clubAmong(known, embedOrigins).safeParse(draft);
      if (read.success) return read.data;
      for (const { path, message } of read.error.issues) {
        context.issues.push({ code: "custom", path, message, input: draft });
      }
      return z.NEVER;
    }),
  );
}

/**
 * A new club gets its id from its name, a stored one keeps its own. No two clubs have one name or one page. A timetable
 * that pages may not embed is refused (architecture §1, EMBED_ORIGINS), unless it was there before.
 */
export function clubAmong(known: readonly KnownClub[], embedOrigins: readonly string[]) {
  return z.pipe(
    clubFormFields.check(z.check((context) => agree(context, known, embedOrigins), { when: () => true })),
    z.transform(({ id: storedId, ...values }) =>
      storedId === "" ? { ...values, id: newClubId(values.name, known) ?? "" } : values,
    ),
  );
}

/** Says what clashes beside what is wrong with the fields alone; of those it says no more. */
function agree(
  { value, issues }: z.core.ParsePayload<z.output<typeof clubFormFields>>,
  known: readonly KnownClub[],
  embedOrigins: readonly string[],
): void {
  const wrong = new Set(issues.map((it) => it.path?.[0]));
  const fault = (name: keyof ClubFormDraft, message: string) =>
    void issues.push({ code: "custom", path: [name], message, input: value });
  const { id, name, link, timetable_url } = value;
  const stored = known.find((it) => it.id === id);
  const others = known.filter((it) => it !== stored);
  const isNewTimetable = timetable_url && timetable_url !== stored?.timetable_url;
  if (!wrong.has("timetable_url") && isNewTimetable && !isAllowedEmbed(timetable_url, embedOrigins)) {
    fault("timetable_url", refusedEmbed(embedOrigins));
  }
  if (!wrong.has("name")) {
    if (others.some((it) => isSameName(it.name, name))) fault("name", formTexts.clubName);
    else if (id === "" && newClubId(name, known) === null)
      fault("name", "Escribe un nombre con alguna letra o número.");
  }
  const holder = wrong.has("link") ? undefined : pageHolder(link, others);
  if (holder) fault("link", formTexts.clubLinkTaken(holder.name));
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
