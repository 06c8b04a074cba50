import { CalendarPlus, Check, MapPin, X } from "lucide-react";
import type { Club } from "#app/content/clubs/club.ts";
import type { PrivateVisit } from "#app/content/inbox/visit.ts";
import { buttonClass } from "#app/ui/links/button-class.ts";
import { LinkButton } from "#app/ui/links/link-button.tsx";
import { TextLink } from "#app/ui/links/text-link.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { Reach } from "#app/views/company/reach.tsx";
import { safeSource } from "#domain/links/link-safety.ts";
import { madridDayAndMinute } from "#domain/time/madrid-time.ts";
import { googleCalendarUrl, outlookCalendarUrl } from "#domain/visits/calendar-links.ts";
import {
  capital,
  clockWords,
  lengthWords,
  momentDay,
  rangeWords,
  visitMinutes,
  weekdayWord,
} from "#domain/visits/visit-words.ts";
import { refusalText } from "#texts/site/visit-texts.ts";
import type { PlainText } from "#texts/translate.ts";
import "./own-visit.css";

interface OwnVisitProps {
  visit: PrivateVisit;
  club: Club | null;
  clubPath: string;
  phone: string;
  /** The page's own address, which is the private link. */
  path: string;
  news: "new" | "moved" | null;
}

/** What was booked, as it stands now: the page after booking, and what the private link opens. */
export function OwnVisit({ visit, club, clubPath, phone, path, news }: OwnVisitProps) {
  const t = useText();
  const picture = safeSource(club?.image ?? null) ?? safeSource(club?.hero_image ?? null);
  const isCancelled = visit.status === "cancelled" || !club;
  const day = weekdayWord(madridDayAndMinute(new Date(visit.starts_at)).date, t);
  return (
    <div className="done gap-0 cols cols-7-5 screenful">
      <div className="room column measure slim">
        <p className="below-20 row small strong" role="status">
          <Icon of={isCancelled ? X : Check} size={20} />
          {isCancelled ? t("Visita anulada") : t(stateWords(news))}
        </p>
        <Titular as="h1" size={1} stacked className={isCancelled ? "done__off" : ""}>
          {isCancelled
            ? t("El {day} ya no te esperamos a las {clock}", { day, clock: clockWords(visit.starts_at) })
            : t("Te esperamos el {day} a las {clock}", { day, clock: clockWords(visit.starts_at) })}
        </Titular>
        <Facts visit={visit} club={club} />
        {isCancelled ? (
          <div className="acts above-28">
            <LinkButton href={club ? `${clubPath}/visita` : "/visita"}>{t("Reservar otra visita")}</LinkButton>
          </div>
        ) : (
          <Actions visit={visit} club={club} path={path} phone={phone} />
        )}
      </div>
      <div className="done__side stack gap-0" data-surface="cal">
        <div className="frame ratio-4x3 as-high">
          {picture && <Picture src={picture} alt="" width={1200} height={900} sizes="(min-width: 64rem) 42vw, 100vw" />}
        </div>
        {club?.address && !isCancelled && (
          <section className="room stack starts small" aria-labelledby="llegar">
            <h2 className="title-2" id="llegar">
              {t("Cómo llegar")}
            </h2>
            <p>{club.address}</p>
            <TextLink href={mapUrl(club)} external>
              {t("Abrir en el mapa")}
            </TextLink>
          </section>
        )}
      </div>
    </div>
  );
}

const stateWords = (news: OwnVisitProps["news"]): PlainText =>
  news === "new" ? "Visita reservada" : news === "moved" ? "Cambio guardado" : "Tu visita está reservada";

const mapUrl = ({ name, address }: Club) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`NINE FITNESS ${name}, ${address ?? ""}`)}`;

function Facts({ visit, club }: Pick<OwnVisitProps, "visit" | "club">) {
  const t = useText();
  const minutes = visitMinutes(visit);
  return (
    <dl className="done__rows figures facts lined above-28">
      <div>
        <dt>{t("Qué")}</dt>
        <dd>
          <b>{t("Visita al club, {minutes}", { minutes: lengthWords(minutes, t) })}</b>
          <span className="own-line small muted">
            {t("Ves las salas, las clases y las tarifas con alguien del equipo. No hay que pagar nada.")}
          </span>
        </dd>
      </div>
      <div>
        <dt>{t("Cuándo")}</dt>
        <dd>
          <b>
            {capital(momentDay(visit.starts_at, t))}, {rangeWords(visit.starts_at, visit.ends_at)}
          </b>
        </dd>
      </div>
      <div>
        <dt>{t("Dónde")}</dt>
        <dd>
          <b>{club ? `NINE FITNESS ${club.name}` : t.known(refusalText("no_club"))}</b>
          {club?.address && <span className="own-line small muted">{club.address}</span>}
        </dd>
      </div>
      <div>
        <dt>{t("A nombre de")}</dt>
        <dd>
          {visit.name}
          <span className="own-line small muted">{[visit.phone, visit.email].filter(Boolean).join(" · ")}</span>
        </dd>
      </div>
    </dl>
  );
}

function Actions({ visit, club, path, phone }: { visit: PrivateVisit; club: Club; path: string; phone: string }) {
  const t = useText();
  const event = { ...visit, club: club.name, address: club.address ?? "" };
  return (
    <>
      <div className="acts above-28">
        <details className="done__calendar fold">
          <summary className={buttonClass({ full: true })}>
            <Icon of={CalendarPlus} size={18} />
            {t("Añadir al calendario")}
          </summary>
          <ul className="small">
            <li>
              <TextLink className="full spread" href={googleCalendarUrl(event, t)} external>
                {t("Google Calendar")}
              </TextLink>
            </li>
            <li>
              <TextLink className="full spread" href={outlookCalendarUrl(event, t)} external>
                {t("Outlook")}
              </TextLink>
            </li>
            <li>
              <TextLink className="full spread" href={`${path}/visita.ics`}>
                {t("Apple u otro (archivo .ics)")}
              </TextLink>
            </li>
          </ul>
        </details>
        <LinkButton href={mapUrl(club)} variant="line" external>
          <Icon of={MapPin} size={18} />
          {t("Cómo llegar")}
        </LinkButton>
        {visit.may_change && (
          <TextLink className="push" href={`${path}/cambiar`}>
            {t("Cambiar o anular")}
          </TextLink>
        )}
      </div>
      <p className="above-20 links caption muted">
        {visit.may_change && visit.change_until
          ? t(
              "Puedes cambiarla o anularla hasta el {day} a las {clock} desde esta página: guarda su enlace. Después, llámanos al ",
              { day: momentDay(visit.change_until, t), clock: clockWords(visit.change_until) },
            )
          : t("Ya no se puede cambiar por aquí. Si no puedes venir, llámanos al ")}
        <Reach scheme="tel" value={phone} />.
      </p>
    </>
  );
}
