import type { SupabaseClient } from "@supabase/supabase-js";
import { addDays } from "#domain/time/dates.ts";
import { madridDayAndMinute } from "#domain/time/madrid-time.ts";
import type { Club } from "../../content/clubs/club.ts";
import type { Testimonial } from "../../content/publications/testimonial.ts";
import { type BlockSources, shownDays } from "../../content/site/blocks/block-sources.ts";
import type { Block } from "../../content/site/blocks/blocks.ts";
import { listClubsById } from "../clubs/clubs.ts";
import { type GalleryImage, listGallery } from "../clubs/galleries.ts";
import { listClubRates } from "../clubs/list-club-rates.ts";
import { readTimetable, type StoredTimetable } from "../clubs/read-timetable.ts";
import { listTestimonials } from "../publications/testimonials.ts";

/** Says what becomes of a page when a part of it cannot be read. */
type ReadPart = <T>(what: string, read: Promise<T>, fallback: T) => Promise<T>;

/** Everything that these blocks name, each asked for once and all together. Rejects only where `part` does. */
export async function readBlockSources(
  client: SupabaseClient,
  blocks: readonly Block[],
  now: Date,
  part: ReadPart,
): Promise<BlockSources> {
  const ids = idsIn(blocks);
  const { date: today } = madridDayAndMinute(now);
  const dates = { from: today, to: addDays(today, shownDays) };
  const [clubs, rates, galleries, timetables, testimonials] = await Promise.all([
    part<Club[]>("clubs of blocks", listClubsById(client, ids.clubs), []),
    byId(ids.rates, (id) => part("rates", listClubRates(client, id), [])),
    byId(ids.galleries, (id) => part<GalleryImage[]>("gallery", listGallery(client, id), [])),
    byId(ids.timetables, (id) => part<StoredTimetable>("timetable", readTimetable(client, id, dates), noTimetable)),
    ids.hasTestimonials ? part<Testimonial[]>("testimonials", listTestimonials(client), []) : [],
  ]);
  return { clubs, rates, galleries, timetables, testimonials };
}

const noTimetable: StoredTimetable = { activities: [], classes: [], changes: [], days: [] };

/** What these blocks ask for; two pages that ask for the same show the same. */
export function idsIn(blocks: readonly Block[]) {
  const of = (name: Block["kind"], ...fields: ("club" | "clubs")[]) =>
    blocks.filter(({ kind }) => kind === name).flatMap((block) => fields.flatMap((field) => idsOf(block[field])));
  const rates = [...of("rates", "club"), ...of("offers", "clubs")];
  const galleries = of("pictures", "club");
  const timetables = of("timetable", "club");
  const clubs = [...rates, ...galleries, ...timetables, ...of("clubs", "clubs"), ...of("form", "club")];
  return {
    clubs: unique(clubs),
    rates: unique(rates),
    galleries: unique(galleries),
    timetables: unique(timetables),
    hasTestimonials: blocks.some(({ kind }) => kind === "testimonials"),
  };
}

const idsOf = (value: unknown): string[] =>
  [value].flat().filter((item): item is string => typeof item === "string" && item !== "");

const unique = (ids: readonly string[]) => [...new Set(ids)].toSorted();

async function byId<T>(ids: readonly string[], read: (id: string) => Promise<T>): Promise<Record<string, T>> {
  return Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await read(id)] as const)));
}
