import type { Activity } from "../../clubs/activity.ts";
import type { ClassException } from "../../clubs/class-exception.ts";
import type { Club } from "../../clubs/club.ts";
import type { ClubClass } from "../../clubs/club-class.ts";
import type { ClubDay } from "../../clubs/club-day.ts";
import type { Rate } from "../../clubs/rate.ts";
import type { Testimonial } from "../../publications/testimonial.ts";

/** What the blocks of a page show of the rest of the site; what is gone is missing here. */
export interface BlockSources {
  clubs: Club[];
  /** The others by the club they are of. */
  rates: Record<string, Rate[]>;
  galleries: Record<string, { name: string; url: string; alt?: string }[]>;
  timetables: Record<
    string,
    { activities: Activity[]; classes: ClubClass[]; changes: ClassException[]; days: ClubDay[] }
  >;
  testimonials: Testimonial[];
}

export const noSources: BlockSources = { clubs: [], rates: {}, galleries: {}, timetables: {}, testimonials: [] };

/** How many days a block shows of a timetable, today among them. */
export const shownDays = 7;
