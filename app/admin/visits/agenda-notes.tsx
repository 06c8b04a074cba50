import { madridDayAndMinute } from "#domain/time/madrid-time.ts";
import { strayVisits } from "#domain/visits/agenda-grid.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import type { AgendaSlot, AgendaVisit } from "../../content/inbox/visit-desk.ts";
import type { Waiting } from "../../data/clubs/opening-notices.ts";
import { StrayVisits } from "./stray-visits.tsx";
import { WaitingForOpening } from "./waiting-for-opening.tsx";

interface AgendaNotesProps {
  club: ClubName;
  slots: readonly AgendaSlot[];
  visits: readonly AgendaVisit[];
  waiting: readonly Waiting[];
  /** To whom a mail went already, of those whose hour is no longer one. */
  told: readonly string[];
  isMailOff: boolean;
  mailFault: string | null;
}

/** What the desk should know before it looks at the hours. */
export function AgendaNotes({ club, slots, visits, waiting, told, isMailOff, mailFault }: AgendaNotesProps) {
  const strays = strayVisits(slots, visits, new Date());
  const days = Map.groupBy(strays, (stray) => madridDayAndMinute(new Date(stray.starts_at)).date);
  return (
    <>
      {mailFault && (
        <p className="gold ruled pad" role="status">
          {mailFault}
        </p>
      )}
      <WaitingForOpening key={club.id} club={club} people={waiting} isMailOff={isMailOff} />
      {club.is_under_construction && (
        <p className="gold ruled pad">
          {club.name} está en construcción: en la web no se reservan visitas y se ofrece «Avísame cuando abra».
        </p>
      )}
      {[...days].map(([day, some]) => (
        <StrayVisits key={`${club.id} ${day}`} club={club} visits={some} told={told} isMailOff={isMailOff} />
      ))}
    </>
  );
}
