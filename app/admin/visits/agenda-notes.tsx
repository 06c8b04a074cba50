import { strayVisits } from "#domain/visits/agenda-grid.ts";
import { clockWords, momentDay } from "#domain/visits/visit-words.ts";
import type { ClubName } from "../../content/club.ts";
import type { AgendaSlot, AgendaVisit } from "../../content/visit-desk.ts";
import type { Waiting } from "../../data/opening-notices.ts";
import { WaitingForOpening } from "./waiting-for-opening.tsx";

interface AgendaNotesProps {
  club: ClubName;
  slots: readonly AgendaSlot[];
  visits: readonly AgendaVisit[];
  waiting: readonly Waiting[];
  isMailOff: boolean;
  mailFault: string | null;
}

/** What the desk should know before it looks at the hours. */
export function AgendaNotes({ club, slots, visits, waiting, isMailOff, mailFault }: AgendaNotesProps) {
  const strays = strayVisits(slots, visits).filter((it) => Date.parse(it.starts_at) > Date.now());
  return (
    <>
      {mailFault && (
        <p className="agenda__note" role="status">
          {mailFault}
        </p>
      )}
      <WaitingForOpening key={club.id} club={club} people={waiting} isMailOff={isMailOff} />
      {club.is_under_construction && (
        <p className="agenda__note">
          {club.name} está en construcción: en la web no se reservan visitas y se ofrece «Avísame cuando abra».
        </p>
      )}
      {strays.length > 0 && (
        <p className="agenda__note">
          Fuera del horario de visitas de ahora:{" "}
          {strays.map((it) => `${it.name}, ${momentDay(it.starts_at)}, ${clockWords(it.starts_at)}`).join(" · ")}
        </p>
      )}
    </>
  );
}
