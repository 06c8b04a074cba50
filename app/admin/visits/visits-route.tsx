import { listClubNames } from "../../data/clubs.ts";
import { closeOpeningNotice, listWaitingForOpening, tellOfOpening } from "../../data/opening-notices.ts";
import { readMailService } from "../../data/request-mails.ts";
import { readVisitPopup, saveVisitPopup } from "../../data/settings.ts";
import { bookVisit } from "../../data/visits.ts";
import {
  listVisitSettings,
  moveVisitAtDesk,
  readAgenda,
  saveVisitSettings,
  setVisitStatus,
} from "../../data/visits-desk.ts";
import { mailServiceState } from "../../domain/requests/mail-words.ts";
import { isDate, weekOf } from "../../domain/time/dates.ts";
import { madridDayAndMinute } from "../../domain/time/madrid-time.ts";
import { newVisitSecret } from "../../domain/visits/new-visit-secret.ts";
import { visitToasts } from "../../texts/admin/visit-toasts.ts";
import { showToast } from "../../ui/toast.ts";
import { toastOf } from "../form/save-result.ts";
import { answering } from "../form/use-send.ts";
import { PageHead } from "../layout/page-head.tsx";
import { FailedList } from "../resource/empty-lists.tsx";
import { browserClient } from "../session/browser-client.ts";
import { isSessionOver } from "../session/is-session-over.ts";
import { refuseUnless } from "../session/permissions.ts";
import { offerSignIn } from "../session/sign-in-again.ts";
import type { Route } from "./+types/visits-route.ts";
import { Agenda } from "./agenda.tsx";
import type { AskedHours, SentNotice, SentSettings, SentVisit } from "./use-visit-actions.ts";

/** The clubs, and a week of the agenda of the one that the address names, else of the first that has a page. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  try {
    refuseUnless("read", "visits");
    const client = browserClient();
    const asked = new URL(request.url).searchParams;
    const [clubs, settings, isInPopup, isMailOff] = await Promise.all([
      listClubNames(client),
      listVisitSettings(client),
      readVisitPopup(client),
      // Where nobody says so, sending is tried.
      readMailService(client).then(
        (service) => mailServiceState(service, new Date()) === "off",
        () => false,
      ),
    ]);
    const club = clubs.find(({ id }) => id === asked.get("club")) ?? clubs.find((it) => it.is_internal) ?? clubs[0];
    const { date: today } = madridDayAndMinute(new Date());
    const day = asked.get("dia") ?? "";
    const date = isDate(day) ? day : today;
    const week = weekOf(date);
    const page = { clubs, settings, isInPopup, isMailOff, week, date, today };
    if (!club) return { ...page, club: null, agenda: null, waiting: [] };
    const [agenda, waiting] = await Promise.all([
      readAgenda(client, club.id, { from: week[0] ?? date, to: week[6] ?? date }),
      // Without an answer there is nothing to offer.
      club.is_under_construction ? [] : listWaitingForOpening(client, club.id).catch(() => []),
    ]);
    return { ...page, club, agenda, waiting };
  } catch (error) {
    if (isSessionOver(error)) offerSignIn();
    else showToast(toastOf(error, visitToasts.loadFailed));
    return null;
  }
}

/** post: somebody who called, or what is free; put: another hour, or what became of it; patch: how visits are taken. */
export const clientAction = answering({
  post: async (it: Extract<SentVisit, { what: "add" }> | AskedHours) => {
    refuseUnless("read", "visits");
    const client = browserClient();
    if ("hoursOf" in it) return (await readAgenda(client, it.hoursOf, { from: it.date, to: it.date })).slots;
    return bookVisit(client, { ...it, secret: newVisitSecret() });
  },
  put: (it: Exclude<SentVisit, { what: "add" }> | SentNotice) => {
    refuseUnless("read", "visits");
    if (it.what === "tell") return tellOfOpening(browserClient(), it.request, it.subject, it.words);
    if (it.what === "told") return closeOpeningNotice(browserClient(), it.request);
    if (it.what === "move") return moveVisitAtDesk(browserClient(), it.visit, it.start, it.tell);
    return setVisitStatus(browserClient(), it.visit, it.status, it.tell);
  },
  patch: async ({ settings, isInPopup }: SentSettings) => {
    refuseUnless("update", "visit_settings");
    await saveVisitSettings(browserClient(), settings);
    if (isInPopup !== undefined) await saveVisitPopup(browserClient(), isInPopup);
  },
});

export default function VisitsRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <>
        <PageHead title="Visitas" />
        <FailedList>La agenda no se ha podido cargar.</FailedList>
      </>
    );
  }
  const { club, agenda, ...rest } = loaderData;
  if (!club || !agenda) return <p>Todavía no hay clubs. Añade uno en Clubs y podrá recibir visitas.</p>;
  return <Agenda club={club} agenda={agenda} {...rest} />;
}
