import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { madridDayAndMinute } from "#domain/time/madrid-time.ts";
import { clockWords, momentDay } from "#domain/visits/visit-words.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import type { AgendaVisit } from "../../content/inbox/visit-desk.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { MailOff } from "../visits/mail-off.ts";
import { MoveVisit } from "../visits/move-visit.tsx";
import { useVisitActions } from "../visits/use-visit-actions.ts";
import { VisitPerson } from "../visits/visit-person.tsx";

interface RequestVisitProps {
  visit: AgendaVisit;
  club: ClubName | undefined;
  isMailOff: boolean;
}

/** The visit that a request is about, with what the agenda does: move, cancel, say who came; and its way there. */
export function RequestVisit({ visit, club, isMailOff }: RequestVisitProps) {
  const [isMoving, setMoving] = useState(false);
  const actions = useVisitActions();
  const { date } = madridDayAndMinute(new Date(visit.starts_at));
  const agenda = new URLSearchParams({ club: visit.club_id ?? "", dia: date, hora: visit.starts_at });
  return (
    <MailOff value={isMailOff}>
      <section aria-labelledby="request-visit">
        <h3 id="request-visit">
          Visita el {momentDay(visit.starts_at)}, {clockWords(visit.starts_at)}
        </h3>
        <ul className="above below">
          <VisitPerson visit={visit} onMove={() => setMoving(true)} onStatus={actions.setStatus} />
        </ul>
        <Link className="panel-link" to={`/admin/visits?${agenda}`}>
          <Icon of={CalendarDays} size={16} /> Abrir en la agenda
        </Link>
      </section>
      {isMoving && club && (
        <MoveVisit
          {...{ visit, club, actions }}
          start={null}
          onMoved={() => setMoving(false)}
          onClose={() => setMoving(false)}
        />
      )}
    </MailOff>
  );
}
