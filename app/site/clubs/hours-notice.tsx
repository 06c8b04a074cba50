import { Printer } from "lucide-react";
import type { Club } from "#app/content/clubs/club.ts";
import { wakes } from "#app/islands/wakes.ts";
import { BackLink } from "#app/ui/links/back-link.tsx";
import { buttonClass } from "#app/ui/links/button-class.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { SpecialDay } from "#app/views/clubs/special-day.tsx";
import type { ComingDay } from "#domain/clubs/coming-days.ts";
import { specialDayWords } from "#domain/clubs/day-hours.ts";
import { hoursTable } from "#domain/clubs/opening-hours.ts";
import { madridLongDate } from "#domain/time/madrid-time.ts";
import { shortDate } from "./short-date.ts";
import "./hours-notice.css";

export interface HoursNoticeProps {
  club: Club;
  coming: readonly ComingDay[];
  now: Date;
  /** The club's own address, and the whole of it for paper. */
  path: string;
  url: string;
  phone: string;
}

export function HoursNotice({ club, coming, now, path, url, phone }: HoursNoticeProps) {
  const t = useText();
  return (
    <div className="wrap paper page-body">
      <div className="below-28 screen-only row wraps spread">
        <BackLink href={path}>{club.name}</BackLink>
        <button
          type="button"
          className={buttonClass({ variant: "line" }, "with-scripts")}
          data-share="print"
          {...wakes("share")}
        >
          <Icon of={Printer} size={18} />
          {t("Imprimir")}
        </button>
      </div>
      <article className="hours-notice__sheet room stack gap-24 slim">
        <img src="/logo/nine-fitness-color.svg" alt="NINE FITNESS" height={44} />
        <Titular as="h1" size={2}>
          {t("Horario {name}", { name: club.name })}
        </Titular>
        <dl className="hours-notice__week">
          {hoursTable(club, null, t).map(({ label, hours }) => (
            <div key={label} className="row apart wraps spread">
              <dt>{label}</dt>
              <dd className="strong figures">{hours}</dd>
            </div>
          ))}
        </dl>
        {coming.length > 0 && (
          <section aria-labelledby="dias-especiales">
            <h2 className="strong" id="dias-especiales">
              {t("Días especiales")}
            </h2>
            <ul className="hours-notice__days above">
              {coming.map(({ date, hours }) => (
                <li key={date}>
                  <b>{shortDate(date, t)}</b> <SpecialDay of={specialDayWords(hours, { byName: true, t })} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <p className="apart row wraps small muted">
          {club.address && <span>{club.address}</span>}
          <span>{phone}</span>
          <span>{url.replace(/^https?:\/\//, "")}</span>
          <span>{t("Al día el {date}", { date: madridLongDate(now.toISOString(), t) })}</span>
        </p>
      </article>
    </div>
  );
}
