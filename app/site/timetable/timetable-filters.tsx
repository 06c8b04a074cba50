import type { LucideIcon } from "lucide-react";
import { ChevronLeft, ChevronRight, Sun, Sunrise, Sunset } from "lucide-react";
import type { ReactNode } from "react";
import { SiteLink } from "#app/ui/links/site-link.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { useText } from "#app/ui/use-text.ts";
import { Mark } from "#app/views/timetable/activity-look.tsx";
import { contentLang } from "#domain/text/content-lang.ts";
import { addDays } from "#domain/time/dates.ts";
import {
  type DayPart,
  dayParts,
  readTimetableView,
  type TimetableView,
  timetablePath,
} from "#domain/timetable/timetable-view.ts";
import { dayNumber, shortDayName, weekWords, wholeDay } from "./day-words.ts";
import type { TimetableModel } from "./timetable-model.ts";
import "#app/ui/chip.css";
import "./week.css";

interface FiltersProps {
  model: TimetableModel;
  path: string;
}

const icons: Record<DayPart, LucideIcon> = { manana: Sunrise, mediodia: Sun, tarde: Sunset };

/** Which week, which day, which classes: each choice is an address. */
export function TimetableFilters({ model, path }: FiltersProps) {
  return (
    <div className="timetable-bar ruled ruled-top screen-only">
      <div className="wrap">
        <WeekSteps model={model} path={path} />
        <DayTabs model={model} path={path} />
        <Choices model={model} path={path} />
      </div>
    </div>
  );
}

function Choices({ model: { view, activities }, path }: FiltersProps) {
  const t = useText();
  const to = (change: Partial<TimetableView>) => timetablePath(path, { ...view, ...change });
  return (
    <div className="timetable-bar__filters stack gap-8 ruled-top">
      <nav className="timetable-bar__group row gap-8" aria-label={t("Actividad")}>
        <Choice href={to({ activity: null })} isChosen={view.activity === null}>
          {t("Todas")}
        </Choice>
        {activities.map((activity) => (
          <Choice
            key={activity.id}
            href={to({ activity: activity.slug })}
            isChosen={view.activity === activity.slug}
            lang={contentLang(activity, "name")}
          >
            <Mark of={activity.mark} />
            {activity.name}
          </Choice>
        ))}
      </nav>
      <nav className="timetable-bar__group row gap-8" aria-label={t("Momento del día")}>
        {dayParts.map(({ value, text }) => (
          // A second press takes the choice back.
          <Choice key={value} href={to({ part: view.part === value ? null : value })} isChosen={view.part === value}>
            <Icon of={icons[value]} size={16} />
            {t(text)}
          </Choice>
        ))}
      </nav>
    </div>
  );
}

interface ChoiceProps {
  href: string;
  isChosen: boolean;
  lang?: string | undefined;
  children: ReactNode;
}

function Choice({ href, isChosen, lang, children }: ChoiceProps) {
  return (
    <SiteLink className="chip" href={href} rel="nofollow" lang={lang} {...(isChosen && { "aria-current": "true" })}>
      {children}
    </SiteLink>
  );
}

function WeekSteps({ model: { week, view, today, date }, path }: FiltersProps) {
  const t = useText();
  const step = (days: number) => {
    const target = addDays(date, days);
    const search = new URLSearchParams({ dia: target });
    // Weeks that are too far off have no address.
    const isThere = target === today || readTimetableView(search, today).date === target;
    return isThere ? timetablePath(path, { ...view, date: target === today ? null : target }) : null;
  };
  const [previous, next] = [step(-7), step(7)];
  return (
    <nav className="row gap-8 press" aria-label={t("Semana")}>
      <Step href={previous} label={t("Semana anterior")} icon={ChevronLeft} />
      <Step href={next} label={t("Semana siguiente")} icon={ChevronRight} />
      <p className="small strong">{weekWords(week[0]?.date ?? date, week[6]?.date ?? date, t)}</p>
      {date !== today && (
        <SiteLink className="text-link" href={timetablePath(path, { ...view, date: null })}>
          {t("Hoy")}
        </SiteLink>
      )}
    </nav>
  );
}

function Step({ href, label, icon }: { href: string | null; label: string; icon: LucideIcon }) {
  if (href === null) {
    return (
      <span className="icon-button icon-button--plain muted" aria-hidden="true">
        <Icon of={icon} size={20} />
      </span>
    );
  }
  return (
    <SiteLink className="icon-button icon-button--plain" href={href} aria-label={label} rel="nofollow">
      <Icon of={icon} size={20} />
    </SiteLink>
  );
}

function DayTabs({ model: { week, view, today, date }, path }: FiltersProps) {
  const t = useText();
  return (
    <nav className="timetable-bar__days sevenths ruled-top only-narrow" aria-label={t("Día")}>
      {week.map((day) => (
        <SiteLink
          key={day.date}
          className="centred gap-4"
          href={timetablePath(path, { ...view, date: day.date === today ? null : day.date })}
          rel="nofollow"
          {...(day.date === date && { "aria-current": "date" as const })}
        >
          <span className="caption" aria-hidden="true">
            {day.date === today ? t("hoy") : shortDayName(day.date, t)}
          </span>
          <b className="title-2 figures" aria-hidden="true">
            {dayNumber(day.date, t)}
          </b>
          <span className="sr-only">{`${wholeDay(day.date, t)}${day.date === today ? ` ${t("(hoy)")}` : ""}`}</span>
        </SiteLink>
      ))}
    </nav>
  );
}
