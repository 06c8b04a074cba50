import type { PlacedEntry } from "#domain/panel/calendar-entry.ts";
import { addDays, weekdayOf } from "#domain/time/dates.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import type { CalendarParts } from "./calendar-month.tsx";
import { changeWords } from "./change-words.ts";
import { kindOf } from "./entry-kinds.ts";

const shortDay = new Intl.DateTimeFormat("es-ES", { timeZone: "UTC", weekday: "short" });
const dayAndMonth = new Intl.DateTimeFormat("es-ES", { timeZone: "UTC", day: "numeric", month: "short" });
const at = (date: string) => new Date(`${date}T00:00:00Z`);

/** The same by day, one below the other: for phones, and for who reads rather than looks. */
export function CalendarAgenda({ month, today, shown, clashes, onOpen }: CalendarParts) {
  const inMonth = shown.filter(({ from, to }) => to >= month && from <= `${month.slice(0, 8)}31`);
  if (inMonth.length === 0) return <p className="pad-20">Este mes no empieza, acaba ni cambia nada.</p>;
  const weeks = Map.groupBy(inMonth, ({ from }) => addDays(from, 1 - weekdayOf(from)));
  return (
    <div>
      {[...weeks].map(([monday, placed]) => (
        <section key={monday} aria-label={weekWords(monday, today)}>
          <h2 className="fine muted ruled pad">{weekWords(monday, today)}</h2>
          <ul className="parted">
            {placed.map((entry) => (
              <AgendaEntry
                key={entry.key}
                placed={entry}
                today={today}
                clash={clashes.get(entry.key)}
                onOpen={() => onOpen(entry)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function weekWords(monday: string, today: string): string {
  const sunday = addDays(monday, 6);
  if (today >= monday && today <= sunday) return "Esta semana";
  return `${dayAndMonth.format(at(monday))} – ${dayAndMonth.format(at(sunday))}`;
}

interface AgendaEntryProps {
  placed: PlacedEntry;
  today: string;
  clash: string | undefined;
  onOpen: () => void;
}

function AgendaEntry({ placed, today, clash, onOpen }: AgendaEntryProps) {
  const { entry, from, time, says } = placed;
  return (
    <li className={entry.on_date === null ? undefined : "gold"}>
      <button className="row top gap-16 full pad" type="button" onClick={onOpen}>
        <span className="stack gap-0 fine muted">
          {from === today ? "hoy" : shortDay.format(at(from))}
          <b className="panel-title heading ink">{Number(from.slice(8))}</b>
        </span>
        <Icon of={kindOf(entry).icon} size={18} />
        <span className="grow">
          <b>{entry.name || says}</b>
          <small className="above">{changeWords(entry) || says}</small>
          {clash && <small className="bad above">{clash}</small>}
        </span>
        <span>{time}</span>
      </button>
    </li>
  );
}
