import * as z from "zod/mini";
import { freeClubId } from "#domain/clubs/club-id.ts";
import { clubSegment } from "#domain/clubs/club-link.ts";
import { isAllowedEmbed } from "#domain/links/is-allowed-embed.ts";
import { isSameName } from "#domain/text/fold-accents.ts";
import { slugify } from "#domain/text/slug.ts";
import { formTexts } from "#texts/form-texts.ts";
import { type Club, type ClubDraft, clubs } from "../../../content/clubs/club.ts";
import { clubsTable } from "../../../data/clubs/clubs.ts";
import { listRecords } from "../../../data/records.ts";
import type { FormHandle } from "../../form/form-handle.ts";
import type { Columns } from "../../resource/resource.ts";
import { browserClient } from "../../session/browser-client.ts";

/** Addresses of the panel that a club's id would collide with. */
const reserved = ["nuevo", "ofertas"];

/** The id that a club of this name gets (architecture 3); null when the name has no letter to make one of. */
export function newClubId(name: string, clubs: readonly Pick<Club, "id" | "link">[]): string | null {
  return freeClubId(name, [...clubs.flatMap(({ id, link }) => [id, clubSegment(link) ?? id]), ...reserved]);
}

/** The link that a new club of this name starts with, its words parted by hyphens; empty when the name has no letter. */
export function newClubLink(name: string, clubs: readonly Pick<Club, "id" | "link">[]): string {
  const base = slugify(name);
  const taken = clubs.flatMap(({ id, link }) => [id, clubSegment(link) ?? id]);
  let link = base;
  for (let number = 2; base !== "" && taken.includes(link); number += 1) link = `${base}-${number}`;
  return link;
}

/** Of the clubs that are there already, what a form has to agree with. */
export type KnownClub = Pick<Club, "id" | "name" | "link" | "timetable_url">;

/**
 * What a club's form writes; `ownId` is that of a stored club, which it keeps, null for a new one, which gets its id from
 * its name. No two clubs have one name or one page. A timetable that pages may not embed is refused (architecture §1,
 * EMBED_ORIGINS), unless it was there before.
 */
export function clubFormInput(known: readonly KnownClub[], embedOrigins: readonly string[], ownId: string | null) {
  return z.pipe(
    clubs.inputWith(
      z.check(
        ({ value, issues }) => {
          // Beside what is wrong with the fields alone; of those it says no more.
          const wrong = new Set(issues.map((issue) => issue.path?.[0]));
          const name = wrong.has("name") ? "" : value.name;
          const link = wrong.has("link") ? null : value.link;
          const timetable = wrong.has("timetable_url") ? null : value.timetable_url;
          const stored = known.find(({ id }) => id === ownId)?.timetable_url;
          const isHalf = (value.latitude === null) !== (value.longitude === null);
          const isFine = !timetable || timetable === stored || isAllowedEmbed(timetable, embedOrigins);
          const faults = {
            ...clashes({ name, link }, known, ownId),
            ...(isHalf && !wrong.has("latitude") && { longitude: formTexts.bothDegrees }),
            ...(!isFine && { timetable_url: refusedEmbed(embedOrigins) }),
          };
          for (const [name, message] of Object.entries(faults)) {
            if (!wrong.has(name)) issues.push({ code: "custom", path: [name], message, input: value });
          }
        },
        { when: () => true },
      ),
    ),
    z.transform((values) => withId(values, known, ownId)),
  );
}

/**
 * The same once more with the clubs that there are when the form is saved: since the list was read somebody may have
 * added one.
 */
export async function checkClub(values: Columns<Club>, ownId: string | null) {
  // Who cannot be asked now is compared with nothing newer; the save itself says what is wrong.
  const known = await listRecords(browserClient(), clubsTable).catch(() => []);
  const { name = "", link = null } = values;
  const faults = clashes({ name, link }, known, ownId);
  if (Object.keys(faults).length > 0) return { faults };
  return { values: known.length > 0 ? withId({ ...values, name }, known, ownId) : values };
}

function withId<Values extends { name: string }>(values: Values, known: readonly KnownClub[], ownId: string | null) {
  return ownId === null ? { ...values, id: newClubId(values.name, known) ?? "" } : values;
}

/** What a club cannot have because another one has it, or has nothing to be called by. */
function clashes({ name, link }: Pick<KnownClub, "name" | "link">, known: readonly KnownClub[], ownId: string | null) {
  const others = known.filter(({ id }) => id !== ownId);
  const holder = pageHolder(link, others);
  const isNameless = ownId === null && newClubId(name, known) === null;
  const isTaken = others.some((other) => isSameName(other.name, name));
  return {
    ...(isNameless && { name: "Escribe un nombre con alguna letra o número." }),
    ...(isTaken && { name: formTexts.clubName }),
    ...(holder && { link: formTexts.clubLinkTaken(holder.name) }),
  };
}

function pageHolder(link: string | null, others: readonly KnownClub[]): KnownClub | undefined {
  const segment = clubSegment(link);
  return others.find((other) => segment !== null && (other.id === segment || clubSegment(other.link) === segment));
}

/**
 * The form with a link that follows the name of a new club, as long as nobody has written another one: without a link
 * its card would say that it opens soon.
 */
export function linkingByName(form: FormHandle<ClubDraft>, clubs: readonly KnownClub[]): FormHandle<ClubDraft> {
  const { name, link } = form.draft;
  return {
    ...form,
    set: (field, value) => {
      form.set(field, value);
      const follows = form.isNew && field === "name" && link === newClubLink(name, clubs);
      if (follows) form.set("link", newClubLink(String(value), clubs));
    },
  };
}

/** A club is open or under construction (public-site §4). */
export const usualStatuses = { open: "Abierto", works: "En construcción" };

/** The form with a status that says what its switch does, as long as staff have written nothing else there. */
export function statusBySwitch(form: FormHandle<ClubDraft>): FormHandle<ClubDraft> {
  const { status, is_under_construction: isWorks } = form.draft;
  const { open, works } = usualStatuses;
  return {
    ...form,
    set: (field, value) => {
      form.set(field, value);
      const follows = field === "is_under_construction" && isSameName(status, isWorks ? works : open);
      if (follows) form.set("status", value ? works : open);
    },
  };
}

function refusedEmbed(origins: readonly string[]): string {
  const hosts = origins.map((origin) => origin.replace(/^https?:\/\//, "")).join(", ");
  return hosts === ""
    ? "Todavía no hay ninguna web permitida para incrustar horarios. Pídesela a quien administra el servidor."
    : `La web solo puede incrustar horarios de: ${hosts}.`;
}
