import { Clock, MapPin } from "lucide-react";
import type { Club } from "#app/content/clubs/club.ts";
import { LinkButton } from "#app/ui/links/link-button.tsx";
import { TextLink } from "#app/ui/links/text-link.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { useText } from "#app/ui/use-text.ts";
import { OpenLine } from "#app/views/clubs/open-line.tsx";
import { SpecialDay } from "#app/views/clubs/special-day.tsx";
import type { ComingDay } from "#domain/clubs/coming-days.ts";
import { specialDayWords } from "#domain/clubs/day-hours.ts";
import { hoursTable } from "#domain/clubs/opening-hours.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { WayThere } from "./finder/way-there.tsx";
import { shortDate } from "./short-date.ts";
import { Timetable } from "./timetable/timetable.tsx";
import type { TimetableAddress } from "./timetable/timetable-address.ts";
import type { Opening } from "./with-opening.ts";
import "./club-page.css";

interface ClubFactsProps {
  club: Club;
  opening: Opening;
  /** Those that are not like the others, in the next weeks. */
  coming: readonly ComingDay[];
  /** The club's own address. */
  path: string;
  timetable: TimetableAddress;
  /** The page of the club's own timetable, if it has one. */
  ownTimetable: string | null;
  /** Where a visit is booked, or where people ask to hear of the opening. */
  visit: string | null;
  phone: string;
}

/** What the club is, where it is and when it is open. */
export function ClubFacts({ club, opening, coming, path, timetable, ownTimetable, visit, phone }: ClubFactsProps) {
  const t = useText();
  return (
    <div className="wrap club-facts cols">
      <div>
        {club.description && (
          <p className="lead ink lines below-28" lang={contentLang(club, "description")}>
            {club.description}
          </p>
        )}
        {visit && (
          <p className="below-20">
            <LinkButton href={visit}>
              {club.is_under_construction ? t("Avísame cuando abra") : t("Reserva tu visita")}
            </LinkButton>
          </p>
        )}
        <Timetable clubName={club.name} address={timetable} ownPath={ownTimetable} phone={phone} />
      </div>
      {club.address && (
        <div>
          <h2 className="row below small strong">
            <Icon of={MapPin} size={18} className="accent" />
            {club.district ? t("Dirección en {district}", { district: club.district }) : t("Dirección")}
          </h2>
          <address className="small muted">
            <AddressLines address={club.address} />
          </address>
          <Transport club={club} />
          <WayThere club={club} />
        </div>
      )}
      <Hours club={club} opening={opening} coming={coming} path={path} />
    </div>
  );
}

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

function Transport({ club }: { club: Club }) {
  if (club.transport.length === 0) return null;
  return (
    <ul className="stack gap-4 above-12 small muted" lang={contentLang(club, "transport")}>
      {club.transport.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function Hours({ club, opening, coming, path }: Pick<ClubFactsProps, "club" | "opening" | "coming" | "path">) {
  const t = useText();
  const lines = hoursTable(club, opening.today, t);
  if (lines.length === 0) return null;
  return (
    <div>
      <h2 className="row below small strong" id="horario-titulo">
        <Icon of={Clock} size={18} className="accent" />
        {club.is_under_construction ? t("Horario previsto") : t("Horario")}
      </h2>
      {opening.opening && <OpenLine clubId={club.id} status={opening.opening} className="below" />}
      <table className="club-hours full small" aria-labelledby="horario-titulo">
        <tbody>
          {lines.map(({ kind, label, hours, isToday }) => (
            <tr key={kind} {...(isToday && { className: "club-hours__today" })}>
              <th className={isToday ? "left" : "left muted"} scope="row">
                {label}
                {isToday && <span className="sr-only"> {t("(hoy)")}</span>}
              </th>
              <td className="figures">{hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {coming.length > 0 && (
        <div className="ruled-top above-12">
          <h3 className="above-12 small strong">{t("Días especiales")}</h3>
          <ul className="club-facts__days small muted above">
            {coming.map(({ date, hours }) => (
              <li key={date}>
                <b className="ink">{shortDate(date, t)}</b>{" "}
                <SpecialDay of={specialDayWords(hours, { byName: true, t })} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {!club.is_under_construction && (
        <TextLink href={`${path}/cartel`} className="above-12 small">
          {t("Horario para imprimir")}
        </TextLink>
      )}
    </div>
  );
}
