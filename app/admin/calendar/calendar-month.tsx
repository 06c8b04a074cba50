import { type CSSProperties, memo, useCallback, useMemo, useState } from "react";
import { lanesOf, type PlacedEntry } from "#domain/panel/calendar-entry.ts";
import { addDays } from "#domain/time/dates.ts";
import { weekdays } from "#domain/timetable/weekdays.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { calendarDay } from "./calendar-day.ts";
import { kindOf } from "./entry-kinds.ts";
import { shownDays } from "./shown-month.ts";

export interface CalendarParts {
  /** Its first day. */
  month: string;
  today: string;
  shown: readonly PlacedEntry[];
  clashes: ReadonlyMap<string, string>;
  onOpen: (placed: PlacedEntry) => void;
  onMove: (placed: PlacedEntry, date: string) => Promise<void>;
}

interface CalendarMonthProps extends CalendarParts {
  /** Drafts that wait for a day. */
  undated: readonly PlacedEntry[];
}

/** A month in whole weeks; what is dragged to a day keeps its hour, and Escape leaves it where it was. */
export const CalendarMonth = memo(function CalendarMonth({ undated, ...parts }: CalendarMonthProps) {
  const { month, today, shown, clashes, onOpen, onMove } = parts;
  const { first, last } = shownDays(month);
  const [dragged, setDragged] = useState<PlacedEntry | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const drag = useCallback((placed: PlacedEntry | null) => {
    setDragged(placed);
    if (!placed) setOver(null);
  }, []);
  const weeks = useMemo(() => {
    const mondays: string[] = [];
    for (let monday = first; monday <= last; monday = addDays(monday, 7)) mondays.push(monday);
    return mondays.map((monday) => ({ monday, lanes: lanesOf(shown, monday) }));
  }, [first, last, shown]);
  return (
    <div className="plan-month">
      <div>
        <div className="plan-month__weekdays sevenths" aria-hidden="true">
          {weekdays.map(({ value, text }) => (
            <span className="muted tiny" key={value}>
              {text.toLowerCase()}
            </span>
          ))}
        </div>
        {weeks.map(({ monday, lanes }) => (
          <ol key={monday} className="plan-month__week sevenths ruled when-seen">
            {Array.from({ length: 7 }, (_, day) => addDays(monday, day)).map((date) => (
              <li
                className="stack packed gap-4"
                key={date}
                data-other={!date.startsWith(month.slice(0, 7)) || undefined}
                data-over={over === date || undefined}
                aria-current={date === today ? "date" : undefined}
                aria-label={calendarDay(date)}
                onDragOver={(event) => {
                  if (!dragged) return;
                  event.preventDefault();
                  if (over !== date) setOver(date);
                }}
                onDrop={(event) => {
                  event.preventDefault();
                  setOver(null);
                  if (dragged) void onMove(dragged, date);
                }}
              >
                <DayHead date={date} isOther={!date.startsWith(month.slice(0, 7))} shown={shown} />
                <DayEntries
                  {...{ date, monday, lanes, shown, clashes, onOpen }}
                  dragged={dragged && dragged.from <= date && dragged.to >= date ? dragged : null}
                  onDrag={drag}
                />
              </li>
            ))}
          </ol>
        ))}
      </div>
      <Undated undated={undated} dragged={dragged} onOpen={onOpen} onDrag={drag} />
      {dragged && over && <DropWords dragged={dragged} over={over} />}
    </div>
  );
});

function DropWords({ dragged, over }: { dragged: PlacedEntry; over: string }) {
  const { entry, from, time } = dragged;
  return (
    <p className="plan-month__drop dark rounded pad" role="status">
      <b>{entry.name}</b>{" "}
      {from === "" ? `se publica el ${calendarDay(over)}` : `pasa del ${calendarDay(from)} al ${calendarDay(over)}`}
      {time && `, a las ${time}`}. Suelta para mover. Esc lo deja donde estaba.
    </p>
  );
}

interface UndatedProps extends Pick<CalendarMonthProps, "undated" | "onOpen"> {
  dragged: PlacedEntry | null;
  onDrag: (placed: PlacedEntry | null) => void;
}

/** Drafts beside the month: dragged to a day, or opened to choose it. */
function Undated({ undated, dragged, onOpen, onDrag }: UndatedProps) {
  if (undated.length === 0) return null;
  return (
    <section className="plan-undated ruled-left stack packed gap-8 sunken pad-20" aria-labelledby="undated">
      <h2 id="undated">Sin fecha</h2>
      <p className="fine muted below">Borradores. Arrástralos a un día o pulsa Intro para elegirlo.</p>
      {undated.map((placed) => (
        <Entry
          key={placed.key}
          placed={placed}
          clash={undefined}
          isDragged={dragged?.key === placed.key}
          onOpen={onOpen}
          onDrag={onDrag}
        />
      ))}
    </section>
  );
}

interface DayEntriesProps extends Pick<CalendarParts, "shown" | "clashes" | "onOpen"> {
  date: string;
  monday: string;
  /** The stretches of its week in their lines, whether they touch this day or not. */
  lanes: readonly (readonly PlacedEntry[])[];
  /** One of this day that somebody drags. */
  dragged: PlacedEntry | null;
  onDrag: (placed: PlacedEntry | null) => void;
}

/** What a day shows: its part of each stretch, then what is of this day alone. It stays as it is while another is looked at. */
const DayEntries = memo(function DayEntries(props: DayEntriesProps) {
  const { date, monday, lanes, shown, clashes, dragged, onOpen, onDrag } = props;
  const touched = lanes.map((lane) => lane.find(({ from, to }) => from <= date && to >= date));
  const last = touched.findLastIndex(Boolean);
  const entry = (placed: PlacedEntry, segment?: Segment) => (
    <Entry
      key={placed.key}
      placed={placed}
      {...(segment && { segment })}
      clash={clashes.get(placed.key)}
      isDragged={dragged?.key === placed.key}
      onOpen={onOpen}
      onDrag={onDrag}
    />
  );
  return (
    <>
      {touched.map((placed, lane) =>
        placed ? entry(placed, segmentOf(placed, date, monday)) : lane < last && <i key={lanes[lane]?.[0]?.key} />,
      )}
      {shown
        .filter(
          (placedEntry) =>
            placedEntry.entry.on_date === null && placedEntry.from === placedEntry.to && placedEntry.from === date,
        )
        .map((placed) => entry(placed))}
    </>
  );
});

/** What of a stretch is in a day; `days`: how many of its week its name may lie over. */
function segmentOf({ from, to }: PlacedEntry, date: string, monday: string): Segment {
  const sunday = addDays(monday, 6);
  const days = 1 + (Date.parse(to < sunday ? to : sunday) - Date.parse(date)) / 86_400_000;
  return { isFirst: from === date || date === monday, isLast: to === date, days };
}

const otherMonth = new Intl.DateTimeFormat("es-ES", { timeZone: "UTC", day: "numeric", month: "short" });

function DayHead({ date, isOther, shown }: { date: string; isOther: boolean; shown: readonly PlacedEntry[] }) {
  const days = shown.filter(({ entry }) => entry.on_date === date);
  const [day] = days;
  return (
    <p className="plan-month__day cut tiny" data-kind={day && String(day.entry.details.kind)}>
      <b className="fine ink">{isOther ? otherMonth.format(new Date(`${date}T00:00:00Z`)) : Number(date.slice(8))}</b>{" "}
      {day && (day.entry.name || day.says)}
      {days.length > 1 && ` y ${days.length - 1} más`}
    </p>
  );
}

interface Segment {
  isFirst: boolean;
  isLast: boolean;
  days: number;
}

const spanning = (days: number): CSSProperties => ({ "--days": days });

interface EntryProps {
  placed: PlacedEntry;
  /** Of a stretch: what of it is in this day. */
  segment?: Segment;
  clash: string | undefined;
  isDragged: boolean;
  onOpen: (placed: PlacedEntry) => void;
  onDrag: (placed: PlacedEntry | null) => void;
}

/** A month may have hundreds: while one is dragged over the days, the others stay as they are. */
const Entry = memo(function Entry({ placed, segment, clash, isDragged, onOpen, onDrag }: EntryProps) {
  const { entry, time, says, moves } = placed;
  const { icon, label } = kindOf(entry);
  // What is seen comes first: who speaks to the page says what she reads there.
  const hour = placed.from === "" ? null : time;
  const seen = segment ? entry.name : [hour, entry.name].filter(Boolean).join(" ");
  const words = [seen, label, says, segment && time, clash].filter(Boolean).join(", ");
  return (
    <button
      type="button"
      // Of one day: its words flow round its drawing, or the longest of them would not have a line of its own.
      className={`plan-entry ${segment ? "row top gap-4" : ""} breaks strong left sunken tiny`}
      data-look={segment ? "span" : says === "Termina" ? "end" : entry.kind === "change" ? "change" : undefined}
      data-first={segment?.isFirst || undefined}
      data-last={segment?.isLast || undefined}
      data-dragged={isDragged || undefined}
      data-clash={clash !== undefined || undefined}
      aria-label={segment && !segment.isFirst ? `${words}, sigue` : words}
      title={words}
      tabIndex={segment && !segment.isFirst ? -1 : undefined}
      draggable={moves !== "nothing"}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", entry.name);
        onDrag(placed);
      }}
      onDragEnd={() => onDrag(null)}
      onClick={() => onOpen(placed)}
    >
      {(!segment || segment.isFirst) && (
        <>
          <Icon of={icon} size={14} className={segment ? "" : "inline"} />{" "}
          <span style={segment && spanning(segment.days)}>
            {!segment && hour && <span className="plain">{hour} </span>}
            {entry.name}
          </span>
        </>
      )}
    </button>
  );
});
