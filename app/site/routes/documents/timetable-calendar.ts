import { renderReportContext, siteConfigContext } from "#app/load-context.ts";
import { textAt } from "#app/site/text-at.ts";
import { readClubTimetable } from "#app/site/timetable/read-club-timetable.ts";
import { type DayHours, dayHours } from "#domain/clubs/day-hours.ts";
import { calendarFile } from "#domain/time/calendar-file.ts";
import { addDays } from "#domain/time/dates.ts";
import { madridDayAndMinute, nextMadridMidnight } from "#domain/time/madrid-time.ts";
import { classEvents } from "#domain/timetable/class-events.ts";
import { isAskedFor, readTimetableView, timetableQuery } from "#domain/timetable/timetable-view.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { Route } from "./+types/timetable-calendar.ts";

/** Kept by the page cache like a page. */
export const handle: RouteHandle = { hydrate: false, query: [...timetableQuery, "clase"] };

/** A club's classes as a calendar to subscribe to: those that the filters ask for, or the one class of `?clase=`. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const now = new Date();
  const t = textAt(request);
  const { date: today } = madridDayAndMinute(now);
  const { siteUrl } = context.get(siteConfigContext);
  const search = new URL(request.url).searchParams;
  const view = readTimetableView(search, today);
  const one = search.get("clase");
  const known = { from: addDays(today, -14), to: addDays(today, 366) };
  const { club, stored } = await readClubTimetable(context, params.club, { dates: known, below: "/horario.ics" });
  // The year that is known of exceptions moves on.
  context.get(renderReportContext).expiresAt(nextMadridMidnight(now));
  const hoursOf = remembered((date) => dayHours(club, stored.days, date));
  const events = stored.classes.flatMap((lesson) => {
    const activity = stored.activities.find(({ id }) => id === lesson.activity_id);
    if (!activity || (one !== null && lesson.id !== one)) return [];
    if (!isAskedFor({ slug: activity.slug, start: lesson.start_minute }, view)) return [];
    const changes = stored.changes.filter((change) => change.class_id === lesson.id);
    return classEvents({ lesson, activity, changes, club, host: new URL(siteUrl).host, hoursOf, known, t });
  });
  return new Response(
    calendarFile({ name: t("Horario NINE FITNESS {name}", { name: club.name }), events, language: t.language }),
    {
      headers: {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": `inline; filename="${encodeURIComponent(t("horario-{id}", { id: club.id }))}.ics"`,
        "x-robots-tag": "noindex",
      },
    },
  );
}

function remembered(read: (date: string) => DayHours): (date: string) => DayHours {
  const known = new Map<string, DayHours>();
  return (date) => {
    const hours = known.get(date) ?? read(date);
    known.set(date, hours);
    return hours;
  };
}
