import type { Club } from "#app/content/clubs/club.ts";
import type { ClubClass } from "#app/content/clubs/club-class.ts";
import type { ShownActivity } from "#app/data/clubs/activities.ts";
import type { StoredTimetable } from "#app/data/clubs/read-timetable.ts";
import { type DayHours, dayHours } from "#domain/clubs/day-hours.ts";
import { type OpenStatus, openStatus } from "#domain/clubs/open-status.ts";
import { weekOf } from "#domain/time/dates.ts";
import { madridDayAndMinute, nextMadridMidnight } from "#domain/time/madrid-time.ts";
import { classesOn, type DatedClass } from "#domain/timetable/classes-on.ts";
import { nextChange } from "#domain/timetable/split-day.ts";
import { isAskedFor, type TimetableView } from "#domain/timetable/timetable-view.ts";
import type { Translate } from "#texts/translate.ts";

/** A class on one date as the page shows it. */
export interface ShownClass extends DatedClass<ClubClass> {
  activity: ShownActivity;
  /** Names its details within the page. */
  key: string;
  /** One of those that the address asks for. */
  isAsked: boolean;
  isPast: boolean;
}

export interface ShownDay {
  date: string;
  hours: DayHours;
  classes: ShownClass[];
}

/** A club's week as its page shows it. */
export interface TimetableModel {
  club: Club;
  now: Date;
  today: string;
  /** The day of the list. */
  date: string;
  view: TimetableView;
  week: ShownDay[];
  /** Those that a class of the club is of. */
  activities: ShownActivity[];
  status: OpenStatus | null;
  /** The latest change of what is shown, as ISO text; null where there are no classes. */
  changedAt: string | null;
  /** From when on the page says something else. */
  until: Date;
}

export function timetableModel(
  club: Club,
  stored: StoredTimetable,
  view: TimetableView,
  now: Date,
  t: Translate,
): TimetableModel {
  const { date: today, minute } = madridDayAndMinute(now);
  const date = view.date ?? today;
  const byId = new Map(stored.activities.map((activity) => [activity.id, activity]));
  const isPast = (datedClass: DatedClass) =>
    datedClass.date < today || (datedClass.date === today && datedClass.end <= minute);
  const week = weekOf(date).map((day, place) => {
    const hours = dayHours(club, stored.days, day);
    const classes = classesOn(stored, day, hours).flatMap((datedClass, index) => {
      const activity = byId.get(datedClass.weekly.activity_id);
      const key = `c${place}-${index}`;
      if (!activity) return [];
      return [
        {
          ...datedClass,
          activity,
          key,
          isPast: isPast(datedClass),
          isAsked: isAskedFor({ ...datedClass, slug: activity.slug }, view),
        },
      ];
    });
    return { date: day, hours, classes };
  });
  const used = new Set(stored.classes.map((entry) => entry.activity_id));
  const status = openStatus(club, stored.days, now, t);
  const changes = [
    status?.until,
    nextChange(
      week.flatMap((entry) => entry.classes),
      now,
    ),
  ].filter((entry) => entry instanceof Date);
  return {
    club,
    now,
    today,
    date,
    view,
    week,
    activities: stored.activities.filter(({ id }) => used.has(id)),
    status,
    changedAt:
      stored.classes
        .map((entry) => entry.updated_at)
        .toSorted()
        .at(-1) ?? null,
    until: new Date(Math.min(...[nextMadridMidnight(now), ...changes].map(Number))),
  };
}
