import { calendarToasts } from "#texts/admin/company-texts.ts";
import type { Club } from "../../content/clubs/club.ts";
import type { ClubDay } from "../../content/clubs/club-day.ts";
import { clubDaysTable } from "../../data/clubs/club-days.ts";
import { clubsTable } from "../../data/clubs/clubs.ts";
import { listRecords } from "../../data/records.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { toastOf } from "../form/save-result.ts";
import { PageHead } from "../layout/page-head.tsx";
import { FailedList } from "../resource/empty-lists.tsx";
import { onlyWhenAsked } from "../resource/only-when-asked.ts";
import { panelTitle } from "../sections.ts";
import { browserClient } from "../session/browser-client.ts";
import { isSessionOver } from "../session/is-session-over.ts";
import { refuseUnless } from "../session/permissions.ts";
import { offerSignIn } from "../session/sign-in-again.ts";
import type { Route } from "./+types/calendar-route.ts";
import { ClubCalendar } from "./club-calendar.tsx";

/** Null, and the toast, when it cannot be read. */
export async function clientLoader(): Promise<{ clubs: Club[]; days: ClubDay[] } | null> {
  try {
    refuseUnless("read", "club_days");
    const client = browserClient();
    const [clubs, days] = await Promise.all([listRecords(client, clubsTable), listRecords(client, clubDaysTable)]);
    return { clubs, days };
  } catch (error) {
    if (isSessionOver(error)) offerSignIn();
    else showToast(toastOf(error, calendarToasts.loadFailed));
    return null;
  }
}

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
