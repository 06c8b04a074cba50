import type { RouterContextProvider } from "react-router";
import { redirect } from "react-router";
import { readClub } from "#app/data/clubs/clubs.ts";
import { readTimetable } from "#app/data/clubs/read-timetable.ts";
import { backendContext, renderReportContext } from "#app/load-context.ts";
import { clubAddress } from "#domain/clubs/find-club.ts";
import type { DateRange } from "#domain/time/dates.ts";
import { readRequired } from "../read-required.ts";

/**
 * The club of an address with its timetable and what is different on these dates. Throws the answer of a club that is not
 * there, and the way to the one address of one that has several.
 */
export async function readClubTimetable(
  context: Readonly<RouterContextProvider>,
  asked: string,
  { dates, below }: { dates: DateRange; below: string },
) {
  const backend = context.get(backendContext);
  const report = context.get(renderReportContext);
  const { club, segment } = await readRequired(report, "club", readClub(backend, asked));
  const clubPath = clubAddress(segment);
  if (segment !== asked) throw redirect(`${clubPath}${below}`, 301);
  const stored = await readRequired(report, "timetable", readTimetable(backend, club.id, dates));
  return { club, clubPath, stored };
}
