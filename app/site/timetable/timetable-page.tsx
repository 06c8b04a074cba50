import { CalendarPlus, Printer } from "lucide-react";
import { wakes } from "#app/islands/wakes.ts";
import { BackLink } from "#app/ui/links/back-link.tsx";
import { Button } from "#app/ui/links/button.tsx";
import { LinkButton } from "#app/ui/links/link-button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { Swatch } from "#app/views/timetable/activity-look.tsx";
import { contentLang } from "#domain/text/content-lang.ts";
import { madridDayAndMinute, madridLongDate } from "#domain/time/madrid-time.ts";
import { timetablePath } from "#domain/timetable/timetable-view.ts";
import { ClassDetails } from "./class-details.tsx";
import { DayList } from "./day-list.tsx";
import { weekWords } from "./day-words.ts";
import { TimetableFilters } from "./timetable-filters.tsx";
import type { TimetableModel } from "./timetable-model.ts";
import { WeekGrid } from "./week-grid.tsx";
import "#app/views/clubs/open-line.css";
import "./timetable-page.css";

interface TimetablePageProps {
  model: TimetableModel;
  /** The club's own address. */
  clubPath: string;
}

/** A club's week: a list of the day on a phone, a grid of the week on a desk. */
export function TimetablePage({ model, clubPath }: TimetablePageProps) {
  const t = useText();
  const path = `${clubPath}/horario`;
  return (
    <div className="timetable-page paper" data-until={model.until.toISOString()} data-hour="week" {...wakes("hour")}>
      <Head model={model} clubPath={clubPath} />
      <TimetableFilters model={model} path={path} />
      {model.view.isDayUnknown && (
        <p className="wrap above-20 below-20 strong" role="status">
          {t("El día de la dirección no está en el horario. Esto es lo de hoy y esta semana.")}
        </p>
      )}
      <div className="wrap" {...wakes("dialog", { later: true })}>
        <DayList model={model} path={path} />
        <WeekGrid model={model} />
        <Legend model={model} />
        <div className="section-end screen-only row wraps apart-12 above-20 small muted">
          <p>
            {t("Las clases se reservan en la app.")}
            {model.changedAt && t(" Actualizado el {changedAt}.", { changedAt: madridLongDate(model.changedAt, t) })}
          </p>
          <button type="button" className="text-link only-narrow with-scripts" data-share="print" {...wakes("share")}>
            <Icon of={Printer} size={18} />
            {t("Imprimir la semana")}
          </button>
        </div>
        {model.week.flatMap((day) =>
          day.classes.map((shownClass) => <ClassDetails key={shownClass.key} of={shownClass} path={path} />),
        )}
      </div>
    </div>
  );
}

function Head({ model, clubPath }: TimetablePageProps) {
  const t = useText();
  const { club, status, week, view } = model;
  const count = week.reduce((sum, day) => sum + day.classes.filter((shownClass) => !shownClass.isCancelled).length, 0);
  return (
    <div className="wrap timetable-head above-20">
      <BackLink className="screen-only" href={clubPath}>
        {club.name}
      </BackLink>
      <div className="cols cols-auto gap-16 ends">
        <div className="measure">
          <Titular as="h1" size={2}>
            {t("Horario {clubName}", { clubName: club.name })}
          </Titular>
          <div className="timetable-head__facts open-line stack gap-4 above muted">
            {status && (
              <p className={`screen-only ${status.isOpen ? "open-line__open" : "open-line__shut"}`}>
                <b className="ink">{status.word}</b>
                {status.more && ` · ${status.more}`}
              </p>
            )}
            <span>
              {count === 1 ? t("1 clase") : t("{count} clases", { count })} <WeekText {...model} />
            </span>
          </div>
        </div>
        <div className="acts screen-only">
          <LinkButton href={timetablePath(`${clubPath}/horario.ics`, { ...view, date: null })}>
            <Icon of={CalendarPlus} size={18} />
            {t("Añadir a mi calendario")}
          </LinkButton>
          <Button variant="line" className="only-wide with-scripts" data-share="print" {...wakes("share")}>
            <Icon of={Printer} size={18} />
            {t("Imprimir")}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** On paper "this week" would soon be another. */
function WeekText({ week, now }: TimetableModel) {
  const t = useText();
  const { date } = madridDayAndMinute(now);
  const [first, last] = [week[0]?.date ?? "", week.at(-1)?.date ?? ""];
  const dates = t("del {week}", { week: weekWords(first, last, t) });
  if (date < first || last < date) return dates;
  return (
    <>
      <span className="screen-only">{t("esta semana")}</span>
      <span className="timetable-head__dates">{dates}</span>
    </>
  );
}

function Legend({ model: { activities } }: { model: TimetableModel }) {
  const t = useText();
  return (
    <ul className="timetable-legend row wraps apart-12 above-20 muted" aria-label={t("Actividades")}>
      {activities.map((activity) => (
        <li key={activity.id} className="row gap-8" lang={contentLang(activity, "name")}>
          <Swatch tone={activity.tone} mark={activity.mark} />
          {activity.name}
        </li>
      ))}
    </ul>
  );
}
