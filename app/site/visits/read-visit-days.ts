import type { RouterContextProvider } from "react-router";
import type { Club } from "#app/content/clubs/club.ts";
import { listClubDays } from "#app/data/clubs/club-days.ts";
import { readClubs } from "#app/data/clubs/clubs.ts";
import { listClubsWithVisits, listVisitSlots } from "#app/data/inbox/visits.ts";
import { backendContext, nowContext, readOnceContext, renderReportContext } from "#app/load-context.ts";
import { clubsPageSize } from "#domain/lists/paging.ts";
import { addDays } from "#domain/time/dates.ts";
import { madridDayAndMinute } from "#domain/time/madrid-time.ts";
import { type VisitDay, visitDays } from "#domain/visits/visit-days.ts";
import type { Translate } from "#texts/translate.ts";
import { type ListedClub, withOpening } from "../clubs/with-opening.ts";
import { readOr } from "../read-or.ts";

type Context = Readonly<RouterContextProvider>;

/** The days of a club's agenda as they are at this moment; none when they could not be read. */
export async function readVisitDays(
  context: Context,
  club: Club,
  t: Translate,
  mine: string | null = null,
): Promise<VisitDay[]> {
  const backend = context.get(backendContext);
  const report = context.get(renderReportContext);
  const { date: today } = madridDayAndMinute(context.get(nowContext));
  const dates = { from: today, to: addDays(today, 31) };
  const [slots, special] = await Promise.all([
    readOr(report, "free places", listVisitSlots(backend, club.id), []),
    readOr(report, "special days", listClubDays(backend, dates), []),
  ]);
  return visitDays({ slots, club, special, today, mine, t });
}

/** The clubs that can be visited, in their order; none when they could not be read. */
export async function readVisitedClubs(context: Context): Promise<Club[]> {
  const backend = context.get(backendContext);
  const report = context.get(renderReportContext);
  const [ids, clubs] = await Promise.all([
    readOr(report, "clubs with visits", context.get(readOnceContext)("clubs with visits", listClubsWithVisits), []),
    readOr(report, "clubs", readClubs(backend, 1, clubsPageSize), null),
  ]);
  return (clubs?.items ?? []).filter(({ id }) => ids.includes(id));
}

/** The clubs that can be visited, and those that will be; none when they could not be read. */
export async function readVisitChoice(
  context: Context,
  now: Date,
  t: Translate,
): Promise<{ open: ListedClub[]; soon: Club[] }> {
  const backend = context.get(backendContext);
  const report = context.get(renderReportContext);
  const [ids, clubs] = await Promise.all([
    readOr(report, "clubs with visits", context.get(readOnceContext)("clubs with visits", listClubsWithVisits), []),
    withOpening(context, readOr(report, "clubs", readClubs(backend, 1, clubsPageSize), null), now, t),
  ]);
  const all = clubs?.items ?? [];
  return {
    open: all.filter(({ id }) => ids.includes(id)),
    soon: all.filter((club) => club.is_under_construction),
  };
}
