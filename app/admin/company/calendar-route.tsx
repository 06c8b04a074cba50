import { calendarToasts } from "#texts/admin/company-texts.ts";
import { clubDaysTable } from "../../data/clubs/club-days.ts";
import { clubsTable } from "../../data/clubs/clubs.ts";
import { listRecords } from "../../data/records.ts";
import { PageHead } from "../layout/page-head.tsx";
import { FailedList } from "../resource/empty-lists.tsx";
import { onlyWhenAsked } from "../resource/only-when-asked.ts";
import { panelTitle } from "../sections.ts";
import { readPage } from "../session/read-page.ts";
import type { Route } from "./+types/calendar-route.ts";
import { ClubCalendar } from "./club-calendar.tsx";

export const clientLoader = () =>
  readPage("club_days", calendarToasts.loadFailed, async (client) => {
    const [clubs, days] = await Promise.all([listRecords(client, clubsTable), listRecords(client, clubDaysTable)]);
    return { clubs, days };
  });

export const shouldRevalidate = onlyWhenAsked;

export const meta = () => [{ title: panelTitle("Festivos y cierres") }];

export default function CalendarRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData) return <ClubCalendar {...loaderData} />;
  return (
    <>
      <PageHead title="Festivos y cierres" />
      <FailedList>El calendario no se ha podido cargar.</FailedList>
    </>
  );
}
