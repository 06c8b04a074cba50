import { type DayGroup, monthWeeks } from "#domain/clubs/club-calendar.ts";
import { dayKinds } from "#domain/clubs/day-kinds.ts";
import { madridHoliday } from "#domain/time/madrid-holiday.ts";
import { weekdays } from "#domain/timetable/weekdays.ts";
import type { ClubDay } from "../../content/clubs/club-day.ts";

interface CalendarYearProps {
  year: number;
  today: string;
  groups: readonly DayGroup<ClubDay>[];
  /** Of the club that is shown: the city's holidays are none beyond it. */
  postcode: string | null;
  onChoose: (date: string) => void;
}

const months = Array.from({ length: 12 }, (_, month) => month + 1);
const monthName = new Intl.DateTimeFormat("es-ES", { timeZone: "UTC", month: "long" });
const wholeDay = new Intl.DateTimeFormat("es-ES", { timeZone: "UTC", weekday: "long", day: "numeric", month: "long" });

/** Twelve months; a day is pressed to see what it is or to say so. */
export function CalendarYear({ year, today, groups, postcode, onChoose }: CalendarYearProps) {
  const byDate = Map.groupBy(groups, (group) => group.on_date);
  return (
    <div>
      <div className="calendar-year panel-box cells pad-20">
        {months.map((month) => (
          <table className="full" key={month}>
            <caption className="strong left capital">{monthName.format(Date.UTC(year, month - 1, 1))}</caption>
            <thead>
              <tr>
                {weekdays.map(({ value, letter, text }) => (
                  <th className="tiny plain muted" key={value} scope="col" abbr={text}>
                    {letter}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {monthWeeks(year, month).map((week) => (
                <tr key={week.find((text) => text !== null)}>
                  {week.map((date, place) => (
                    <td key={date ?? `none-${place}`}>
                      {date && (
                        <Day
                          date={date}
                          isToday={date === today}
                          found={byDate.get(date) ?? []}
                          holiday={madridHoliday(date, postcode)}
                          onChoose={onChoose}
                        />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <ul className="calendar-legend row wraps fine muted above-16">
        <li className="row gap-8">
          <i className="calendar-day" data-kind="festivo" />
          Festivo
        </li>
        <li className="row gap-8">
          <i className="calendar-day" data-kind="cerrado" />
          Cerrado
        </li>
        <li className="row gap-8">
          <i className="calendar-day" data-kind="especial" />
          Horario especial
        </li>
        <li className="row gap-8">
          <i className="calendar-day" data-kind="known" />
          Festivo de Madrid, ya se conoce
        </li>
      </ul>
    </div>
  );
}

interface DayProps {
  date: string;
  isToday: boolean;
  found: readonly DayGroup<ClubDay>[];
  holiday: string | null;
  onChoose: (date: string) => void;
}

function Day({ date, isToday, found, holiday, onChoose }: DayProps) {
  const first = found[0]?.days[0];
  const kind = first?.kind ?? (holiday ? "known" : undefined);
  const what = first
    ? [first.name, dayKinds.find(({ value }) => value === first.kind)?.text.toLowerCase(), first.hours]
    : [holiday, holiday && "horario de festivo"];
  const label = [wholeDay.format(new Date(`${date}T00:00:00Z`)), ...what].filter(Boolean).join(", ");
  const isOfSome = found.some(({ days }) => days.some((day) => day.club_id !== null));
  return (
    <button
      className="calendar-day relative fine figures full target"
      type="button"
      data-kind={kind}
      data-some={isOfSome || undefined}
      aria-current={isToday ? "date" : undefined}
      aria-label={isOfSome ? `${label}, en algún club` : label}
      title={label}
      onClick={() => onChoose(date)}
    >
      {Number(date.slice(8))}
    </button>
  );
}
