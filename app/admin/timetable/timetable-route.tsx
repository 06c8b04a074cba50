import { type ShouldRevalidateFunctionArgs, useOutlet } from "react-router";
import { addDays } from "#domain/time/dates.ts";
import { madridDayAndMinute } from "#domain/time/madrid-time.ts";
import { timetableToasts } from "#texts/admin/timetable-toasts.ts";
import { listClubNames } from "../../data/clubs/clubs.ts";
import { readTimetable } from "../../data/clubs/read-timetable.ts";
import { FailedList } from "../resource/empty-lists.tsx";
import { mayDo } from "../session/permissions.ts";
import { readPage } from "../session/read-page.ts";
import type { Route } from "./+types/timetable-route.ts";
import { TimetableEditor } from "./timetable-editor.tsx";

/** The clubs, and the timetable of the one that the address names, else of the first that has a page. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  readPage("club_classes", timetableToasts.loadFailed, async (client) => {
    const all = await listClubNames(client);
    const clubs = all.filter(({ id }) => mayDo("update", "club_classes", { club_id: id }));
    const asked = new URL(request.url).searchParams.get("club");
    const club = clubs.find(({ id }) => id === asked) ?? clubs.find((entry) => entry.is_internal) ?? clubs[0];
    if (!club) return { clubs, club: null, stored: null, today: "" };
    const { date: today } = madridDayAndMinute(new Date());
    const stored = await readTimetable(client, club.id, { from: addDays(today, -1), to: addDays(today, 400) });
    return { clubs, club, stored, today };
  });

/** Another club is another week; the other choices of the address change nothing that was read. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOtherClub = currentUrl.searchParams.get("club") !== nextUrl.searchParams.get("club");
  return isOtherClub || (currentUrl.href === nextUrl.href && defaultShouldRevalidate);
}

export default function TimetableRoute({ loaderData }: Route.ComponentProps) {
  // The activities are a page of their own.
  const activities = useOutlet();
  const { clubs, club, stored, today } = loaderData ?? { clubs: [], club: null, stored: null, today: "" };
  if (activities) return activities;
  if (!loaderData) return <FailedList>El horario no se ha podido cargar.</FailedList>;
  if (!club || !stored) return <p>Todavía no hay clubs. Añade uno en Clubs y podrás ponerle horario.</p>;
  return <TimetableEditor key={club.id} clubs={clubs} club={club} stored={stored} today={today} />;
}
