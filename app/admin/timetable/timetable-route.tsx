import { type ShouldRevalidateFunctionArgs, useOutlet } from "react-router";
import { addDays } from "#domain/time/dates.ts";
import { madridDayAndMinute } from "#domain/time/madrid-time.ts";
import { timetableToasts } from "#texts/admin/timetable-toasts.ts";
import { listClubNames } from "../../data/clubs/clubs.ts";
import { readTimetable } from "../../data/clubs/read-timetable.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { toastOf } from "../form/save-result.ts";
import { FailedList } from "../resource/empty-lists.tsx";
import { browserClient } from "../session/browser-client.ts";
import { isSessionOver } from "../session/is-session-over.ts";
import { mayDo, refuseUnless } from "../session/permissions.ts";
import { offerSignIn } from "../session/sign-in-again.ts";
import type { Route } from "./+types/timetable-route.ts";
import { TimetableEditor } from "./timetable-editor.tsx";

/** The clubs, and the timetable of the one that the address names, else of the first that has a page. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  try {
    refuseUnless("read", "club_classes");
    const client = browserClient();
    const all = await listClubNames(client);
    const clubs = all.filter(({ id }) => mayDo("update", "club_classes", { club_id: id }));
    const asked = new URL(request.url).searchParams.get("club");
    const club = clubs.find(({ id }) => id === asked) ?? clubs.find((entry) => entry.is_internal) ?? clubs[0];
    if (!club) return { clubs, club: null, stored: null, today: "" };
    const { date: today } = madridDayAndMinute(new Date());
    const stored = await readTimetable(client, club.id, { from: addDays(today, -1), to: addDays(today, 400) });
    return { clubs, club, stored, today };
  } catch (error) {
    if (isSessionOver(error)) offerSignIn();
    else showToast(toastOf(error, timetableToasts.loadFailed));
    return null;
  }
}

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
