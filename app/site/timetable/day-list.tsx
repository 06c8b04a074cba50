import { ChevronDown, ChevronRight, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { TextLink } from "#app/ui/links/text-link.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { useText } from "#app/ui/use-text.ts";
import { SpecialDay } from "#app/views/clubs/special-day.tsx";
import { Intensity, Mark, toneClass } from "#app/views/timetable/activity-look.tsx";
import { specialDayWords } from "#domain/clubs/day-hours.ts";
import { contentLang, ownLang } from "#domain/text/content-lang.ts";
import { perLocale } from "#domain/text/per-locale.ts";
import { clockText } from "#domain/time/clock.ts";
import { addDays } from "#domain/time/dates.ts";
import { splitDay } from "#domain/timetable/split-day.ts";
import { timetablePath } from "#domain/timetable/timetable-view.ts";
import type { Translate } from "#texts/translate.ts";
import { wholeDay } from "./day-words.ts";
import type { ShownClass, TimetableModel } from "./timetable-model.ts";
import "./week.css";

/** The classes of a day one below the other: what is under way, what is next, what comes later. */
export function DayList({ model: { week, date, today, now, view }, path }: { model: TimetableModel; path: string }) {
  const t = useText();
  const day = week.find((shownDay) => shownDay.date === date);
  const classes = day?.classes.filter((shownClass) => shownClass.isAsked) ?? [];
  const special = day ? specialDayWords(day.hours, { byName: true, t }) : null;
  const isToday = date === today;
  const { past, current, next, later } = splitDay(classes, now);
  const isOver = isToday && current.length + next.length + later.length === 0;
  const whenLater = current.length + next.length > 0 ? t("Más tarde") : t("Hoy");
  return (
    <div className="day-list only-narrow screen-only" data-today={isToday || undefined}>
      {special && (
        <p className="notice strong above-12">
          <SpecialDay of={special} />
        </p>
      )}
      {classes.length === 0 && <p className="above-28 muted">{emptyText(day?.classes.length ?? 0, isToday, t)}</p>}
      {isOver && (
        <p className="above-28 muted">
          {past.length > 0 && <>{t("Hoy ya no quedan clases.")} </>}
          <TextLink href={timetablePath(path, { ...view, date: addDays(today, 1) })}>{t("Ver las de mañana")}</TextLink>
        </p>
      )}
      {isToday ? (
        <>
          {past.length > 0 && <Past classes={past} />}
          <Part title={t("Ahora")} more={t("hasta las {end}", { end: ends(current, t) })} classes={current} isLive />
          <Part
            title={t("Siguiente")}
            more={t("a las {start}", { start: clockText(next[0]?.start ?? 0) })}
            classes={next}
          />
          <Part title={whenLater} classes={later} />
        </>
      ) : (
        <Part title={wholeDay(date, t)} classes={classes} />
      )}
    </div>
  );
}

function emptyText(all: number, isToday: boolean, t: Translate): string {
  if (all === 0) return isToday ? t("Hoy no hay clases.") : t("Este día no hay clases.");
  return isToday
    ? t("Hoy no hay clases de lo que buscas. Prueba con «Todas» u otro día.")
    : t("Este día no hay clases de lo que buscas. Prueba con «Todas» u otro día.");
}

const together = perLocale((locale) => new Intl.ListFormat(locale));

function ends(classes: readonly ShownClass[], t: Translate): string {
  const moments = new Set(classes.map(({ end }) => end).toSorted((one, other) => one - other));
  return together(t.locale).format([...moments].map((moment) => clockText(moment % 1440)));
}

function Past({ classes }: { classes: ShownClass[] }) {
  const t = useText();
  const count =
    classes.length === 1
      ? t("1 clase de hoy ya ha terminado")
      : t("{length} clases de hoy ya han terminado", { length: classes.length });
  return (
    <details className="fold">
      <summary className="small muted">
        {count}
        <Icon of={ChevronDown} size={18} className="push" />
      </summary>
      <Rows classes={classes} />
    </details>
  );
}

interface PartProps {
  title: string;
  more?: string;
  classes: ShownClass[];
  isLive?: boolean;
}

function Part({ title, more, classes, isLive = false }: PartProps): ReactNode {
  if (classes.length === 0) return null;
  return (
    <>
      <h2 className="row baseline wide size-2">
        {title} {more && <span className="subtle">{more}</span>}
      </h2>
      <Rows classes={classes} isLive={isLive} />
    </>
  );
}

function Rows({ classes, isLive = false }: { classes: ShownClass[]; isLive?: boolean }) {
  return (
    <ul>
      {classes.map((shownClass) => (
        <li key={shownClass.key} className={shownClass.isCancelled ? "day-list__off" : undefined}>
          <Row of={shownClass} />
          {isLive && <div className="day-list__bar" data-start={shownClass.start} data-end={shownClass.end} />}
        </li>
      ))}
    </ul>
  );
}

function Row({ of: it }: { of: ShownClass }) {
  const t = useText();
  const { activity } = it;
  return (
    <button type="button" popoverTarget={it.key} className="day-list__row stack middle full left">
      <span>
        <b className="title-2 figures own-line">{clockText(it.start)}</b>
        <span className="own-line caption muted">{t("{minutes} min", { minutes: it.weekly.minutes })}</span>
      </span>
      <span className={`day-list__tone centred ${toneClass(activity.tone)}`}>
        <Mark of={activity.mark} size={12} />
      </span>
      <span>
        <b className="own-line breaks" lang={contentLang(activity, "name")}>
          {activity.name}
        </b>
        <span className="own-line caption muted">
          {it.instructor}
          {it.instructor && it.room && " · "}
          <span lang={ownLang(t)}>{it.room}</span>
        </span>
        {it.isCancelled && <span className="day-list__cancelled row gap-8 caption strong">{t("Cancelada")}</span>}
        {it.insteadOf !== null && !it.isCancelled && (
          <span className="row gap-8 caption strong accent">
            <Icon of={RefreshCw} size={13} />
            {t("Sustituye a {insteadOf}", { insteadOf: it.insteadOf })}
          </span>
        )}
        {it.movedFrom !== null && !it.isCancelled && (
          <span className="row gap-8 caption strong accent">
            {t("Cambia de hora: antes a las {movedFrom}", { movedFrom: clockText(it.movedFrom) })}
          </span>
        )}
      </span>
      <span>
        <Intensity of={activity.intensity} />
      </span>
      <Icon of={ChevronRight} size={18} className="muted" />
    </button>
  );
}
