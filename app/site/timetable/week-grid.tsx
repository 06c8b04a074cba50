import { useText } from "#app/ui/use-text.ts";
import { SpecialDay } from "#app/views/clubs/special-day.tsx";
import { Mark, toneClass } from "#app/views/timetable/activity-look.tsx";
import { specialDayWords } from "#domain/clubs/day-hours.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { clockText } from "#domain/time/clock.ts";
import { spanText } from "#domain/timetable/class-events.ts";
import { type Column, sideBySide } from "#domain/timetable/side-by-side.ts";
import { dayName, dayNumber } from "./day-words.ts";
import type { ShownClass, ShownDay, TimetableModel } from "./timetable-model.ts";
import "./week.css";

/** The week side by side over an axis of hours; where there is no room for it, the list of a day stands instead. */
export function WeekGrid({ model: { week, today } }: { model: TimetableModel }) {
  const axis = axisOf(week);
  const hours = Array.from({ length: (axis.to - axis.from) / 60 + 1 }, (_, index) => axis.from + index * 60);
  const style = { "--minutes": axis.to - axis.from };
  return (
    <div className="week-grid above-20" style={style} data-from={axis.from}>
      <div className="week-grid__axis relative nowrap caption figures muted" aria-hidden="true">
        {hours.map((minute) => (
          <span key={minute} style={{ "--s": minute - axis.from }}>
            {clockText(minute % 1440)}
          </span>
        ))}
      </div>
      {week.map((day) => (
        <Day key={day.date} day={day} today={today} axis={axis} />
      ))}
    </div>
  );
}

interface Axis {
  from: number;
  to: number;
}

/** Whole hours, from before the first class or opening to after the last. */
function axisOf(week: readonly ShownDay[]): Axis {
  const classes = week.flatMap((day) => day.classes);
  const from = Math.min(...classes.map(({ start }) => start), 9 * 60);
  const to = Math.max(...classes.map(({ end }) => end), 14 * 60);
  return { from: Math.floor(from / 60) * 60, to: Math.min(Math.ceil(to / 60) * 60, 1440) };
}

function Day({ day, today, axis }: { day: ShownDay; today: string; axis: Axis }) {
  const t = useText();
  const isToday = day.date === today;
  const columns = sideBySide(day.classes);
  const special = specialDayWords(day.hours, { byName: true, t });
  return (
    <section className={dayClass(day.date, today)} data-date={day.date}>
      <h2 className={`row baseline wraps size-2 ${day.date < today ? "muted" : ""}`}>
        <span className="thin">{dayName(day.date, t)}</span> <b className="wide">{dayNumber(day.date, t)}</b>
        {isToday && <span className="sr-only"> {t("(hoy)")}</span>}
        {special && (
          <small className="full strong accent breaks">
            <SpecialDay of={special} />
          </small>
        )}
      </h2>
      <Shut day={day} axis={axis} />
      <ul>
        {day.classes.map((shownClass, index) => (
          <Block
            key={shownClass.key}
            of={shownClass}
            axis={axis}
            column={columns[index] ?? { column: 0, columns: 1 }}
          />
        ))}
      </ul>
    </section>
  );
}

function dayClass(date: string, today: string): string {
  return `week-grid__day relative ${date === today ? "week-grid__day--today" : ""}`;
}

/** Before the first opening and after the last the day is hatched. */
function Shut({ day, axis }: { day: ShownDay; axis: Axis }) {
  const { ranges } = day.hours;
  if (ranges === null) return null;
  const from = ranges[0]?.from ?? axis.to;
  const to = ranges.at(-1)?.to ?? axis.to;
  return (
    <>
      {from > axis.from && <i style={{ "--s": 0, "--d": Math.min(from, axis.to) - axis.from }} />}
      {to < axis.to && <i style={{ "--s": to - axis.from, "--d": axis.to - to }} />}
    </>
  );
}

function Block({ of: it, axis, column: { column, columns } }: { of: ShownClass; axis: Axis; column: Column }) {
  const t = useText();
  const { activity } = it;
  const place = {
    "--s": it.start - axis.from,
    "--d": Math.min(it.end, axis.to) - it.start,
    ...(columns > 1 && { "--j": column, "--k": columns }),
  };
  return (
    <li className="placed" style={place}>
      <button
        type="button"
        popoverTarget={it.key}
        className={`block relative column gap-0 full left figures ${blockClass(it, columns)}`}
        {...(!it.isPast && { "data-start": it.start, "data-end": it.end })}
      >
        <b className="row gap-4 nowrap" lang={contentLang(activity, "name")}>
          <Mark of={activity.mark} />
          {activity.name}
        </b>
        <span>{columns > 1 || it.weekly.minutes < 40 ? clockText(it.start) : spanText(it)}</span>
        {it.isCancelled && <em className="strong">{t("Cancelada")}</em>}
        {it.insteadOf !== null && !it.isCancelled && <span className="sr-only">{t("Sustitución")}</span>}
      </button>
    </li>
  );
}

function blockClass(shownClass: ShownClass, columns: number): string {
  const states = [
    shownClass.isCancelled ? "block--off" : toneClass(shownClass.activity.tone),
    shownClass.isPast && "block--past",
    !shownClass.isAsked && "block--dim",
    columns > 1 && "block--half",
    shownClass.weekly.minutes < 40 && "block--short",
    shownClass.insteadOf !== null && "block--other",
  ];
  return states.filter(Boolean).join(" ");
}
