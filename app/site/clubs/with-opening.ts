import type { RouterContextProvider } from "react-router";
import type { Club } from "#app/content/clubs/club.ts";
import type { ClubDay } from "#app/content/clubs/club-day.ts";
import { listClubDays } from "#app/data/clubs/club-days.ts";
import { readOnceContext, renderReportContext } from "#app/load-context.ts";
import { type DayHours, dayHours } from "#domain/clubs/day-hours.ts";
import { daysOfStatus, type OpenStatus, openStatus } from "#domain/clubs/open-status.ts";
import type { PageOf } from "#domain/lists/paging.ts";
import { madridDayAndMinute, nextMadridMidnight } from "#domain/time/madrid-time.ts";
import type { RenderReport } from "#shared/render-input.ts";
import type { Translate } from "#texts/translate.ts";
import { readOr } from "../read-or.ts";

/** Whether a club is open and the hours of today; null where that is not known, or it is not open yet. */
export interface Opening {
  opening: OpenStatus | null;
  today: DayHours | null;
}

export type ListedClub = Club & Opening;

/** The special days that decide whether clubs are open; null when they could not be read. Never rejects. */
export function readSpecialDays(context: Readonly<RouterContextProvider>, now: Date): Promise<ClubDay[] | null> {
  const dates = daysOfStatus(now);
  const reading = context.get(readOnceContext)(`special days ${dates.from} ${dates.to}`, (client) =>
    listClubDays(client, dates),
  );
  return readOr<ClubDay[] | null>(context.get(renderReportContext), "special days", reading, null);
}

/** A page of clubs with their status; what is made of it is to be made anew when one of them opens or closes. */
export async function withOpening(
  context: Readonly<RouterContextProvider>,
  reading: Promise<PageOf<Club> | null>,
  now: Date,
  t: Translate,
): Promise<PageOf<ListedClub> | null> {
  const [list, days] = await Promise.all([reading, readSpecialDays(context, now)]);
  const report = context.get(renderReportContext);
  return (
    list && { ...list, items: list.items.map((club) => ({ ...club, ...openingOf(club, days, now, { report, t }) })) }
  );
}

/** Whether a club is open. Without its special days nobody knows, and a guess would send people to a shut door. */
export function openingOf(
  club: Club,
  days: readonly ClubDay[] | null,
  now: Date,
  { report, t }: { report: Pick<RenderReport, "expiresAt">; t: Translate },
): Opening {
  const opening = days && openStatus(club, days, now, t);
  report.expiresAt(opening?.until ?? nextMadridMidnight(now));
  const isKnown = days !== null && !club.is_under_construction;
  return { opening, today: isKnown ? dayHours(club, days, madridDayAndMinute(now).date) : null };
}
