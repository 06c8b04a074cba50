import { Clock, MapPin } from "lucide-react";
import type { Club } from "#app/content/club.ts";
import { hoursTable } from "#app/domain/clubs/opening-hours.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Timetable } from "./timetable.tsx";
import type { TimetableAddress } from "./timetable-address.ts";
import "./club-facts.css";

interface ClubFactsProps {
  club: Club;
  now: Date;
  timetable: TimetableAddress;
  /** The page of the club's own timetable, if it has one. */
  ownTimetable: string | null;
  /** Where a visit is booked, or where people ask to hear of the opening. */
  visit: string | null;
  phone: string;
}

/** What the club is, where it is and when it is open. */
export function ClubFacts({ club, now, timetable, ownTimetable, visit, phone }: ClubFactsProps) {
  return (
    <div className="wrap club-facts">
      <div>
        {club.description && <p className="club-facts__lead">{club.description}</p>}
        {visit && (
          <p className="club-facts__visit">
            <LinkButton href={visit}>
              {club.is_under_construction ? "Avísame cuando abra" : "Reserva tu visita"}
            </LinkButton>
          </p>
        )}
        <Timetable clubName={club.name} address={timetable} ownPath={ownTimetable} phone={phone} />
      </div>
      {club.address && (
        <div>
          <h2>
            <Icon of={MapPin} size={18} />
            Dirección
          </h2>
          <address className="small muted">
            <AddressLines address={club.address} />
          </address>
        </div>
      )}
      <Hours club={club} now={now} />
    </div>
  );
}

/** The street on the first line, the rest below it. */
function AddressLines({ address }: { address: string }) {
  const comma = address.indexOf(",");
  if (comma === -1) return address;
  return (
    <>
      {address.slice(0, comma + 1)}
      <br />
      {address.slice(comma + 1).trim()}
    </>
  );
}

function Hours({ club, now }: { club: Club; now: Date }) {
  const lines = hoursTable(club, now);
  if (lines.length === 0) return null;
  return (
    <div>
      <h2 id="horario-titulo">
        <Icon of={Clock} size={18} />
        {club.is_under_construction ? "Horario previsto" : "Horario"}
      </h2>
      <table className="club-hours" aria-labelledby="horario-titulo">
        <tbody>
          {lines.map(({ kind, label, hours, isToday }) => (
            <tr key={kind} {...(isToday && { className: "club-hours__today" })}>
              <th scope="row">
                {label}
                {isToday && <span className="sr-only"> (hoy)</span>}
              </th>
              <td>{hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
