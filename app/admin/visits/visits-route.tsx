import { mailFailingText, mailServiceState } from "#domain/requests/mail-service.ts";
import { isDate, weekOf } from "#domain/time/dates.ts";
import { madridDayAndMinute } from "#domain/time/madrid-time.ts";
import { strayVisits } from "#domain/visits/agenda-grid.ts";
import { visitToasts } from "#texts/admin/visit-toasts.ts";
import { listClubNames } from "../../data/clubs/clubs.ts";
import { listWaitingForOpening } from "../../data/clubs/opening-notices.ts";
import { readMailService } from "../../data/inbox/request-mails.ts";
import { listVisitSettings, listWrittenTo, readAgenda } from "../../data/inbox/visits-desk.ts";
import { readVisitPopup } from "../../data/site/settings.ts";
import { PageHead } from "../layout/page-head.tsx";
import { FailedList } from "../resource/empty-lists.tsx";
import { mayDo } from "../session/permissions.ts";
import { readPage } from "../session/read-page.ts";
import type { Route } from "./+types/visits-route.ts";
import { Agenda } from "./agenda.tsx";

/** The clubs, and a week of the agenda of the one that the address names, else of the first that has a page. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  readPage("visits", visitToasts.loadFailed, async (client) => {
    const asked = new URL(request.url).searchParams;
    const [all, settings, isInPopup, service] = await Promise.all([
      listClubNames(client),
      listVisitSettings(client),
      readVisitPopup(client),
      // Where nobody says so, sending is tried.
      readMailService(client).catch(() => undefined),
    ]);
    const clubs = all.filter(({ id }) => mayDo("read", "visits", { club_id: id }));
    const club =
      clubs.find(({ id }) => id === asked.get("club")) ?? clubs.find((entry) => entry.is_internal) ?? clubs[0];
    const { date: today } = madridDayAndMinute(new Date());
    const day = asked.get("dia") ?? "";
    const date = isDate(day) ? day : today;
    const week = weekOf(date);
    const state = service === undefined ? "works" : mailServiceState(service, new Date());
    const isMailOff = state === "off";
    const mailFault = service && state === "failing" ? `${mailFailingText(service)} y sale solo cuando vuelva.` : null;
    const page = { clubs, settings, isInPopup, isMailOff, mailFault, week, date, today };
    if (!club) return { ...page, club: null, agenda: null, waiting: [], told: [] };
    const [agenda, waiting] = await Promise.all([
      readAgenda(client, club.id, { from: week[0] ?? date, to: week[6] ?? date }),
      // Without an answer there is nothing to offer.
      club.is_under_construction ? [] : listWaitingForOpening(client, club.id).catch(() => []),
    ]);
    const strays = strayVisits(agenda.slots, agenda.visits, new Date()).map((visit) => visit.id);
    const told = await listWrittenTo(client, strays).catch(() => []);
    return { ...page, club, agenda, waiting, told };
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
