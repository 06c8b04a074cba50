import { ChevronLeft, ChevronRight, Plus, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { addDays } from "#domain/time/dates.ts";
import { madridDayAndMinute } from "#domain/time/madrid-time.ts";
import { agendaGrid, strayVisits } from "#domain/visits/agenda-grid.ts";
import { clockWords, dayNumber, dayWords, momentDay, monthWord } from "#domain/visits/visit-words.ts";
import type { ClubName } from "../../content/club.ts";
import type { AgendaSlot, AgendaVisit, VisitSettings } from "../../content/visit-desk.ts";
import type { Waiting } from "../../data/opening-notices.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { AddVisit } from "./add-visit.tsx";
import { AgendaGrid } from "./agenda-grid.tsx";
import { DayList } from "./day-list.tsx";
import { DayTabs } from "./day-tabs.tsx";
import { HourPane } from "./hour-pane.tsx";
import { MailOff } from "./mail-off.ts";
import { MoveVisit } from "./move-visit.tsx";
import { useFocusOnMoved } from "./use-focus-on-moved.ts";
import { useVisitActions } from "./use-visit-actions.ts";
import { VisitSettingsSheet } from "./visit-settings-sheet.tsx";
import { WaitingForOpening } from "./waiting-for-opening.tsx";

interface AgendaProps {
  clubs: readonly ClubName[];
  settings: readonly VisitSettings[];
  isInPopup: boolean;
  club: ClubName;
  agenda: { slots: AgendaSlot[]; visits: AgendaVisit[] };
  /** Who asked to hear that this club is open. */
  waiting: readonly Waiting[];
  isMailOff: boolean;
  /** What is wrong with the mail. */
  mailFault: string | null;
  week: readonly string[];
  date: string;
  today: string;
}

/** What is open over the agenda. */
type Open =
  | { what: "add"; start: string | null }
  | { what: "move"; visit: AgendaVisit; start: string | null }
  | { what: "settings" }
  | null;

/** Who comes when: the week with the people of one hour beside it; on a phone the list of a day. */
export function Agenda({
  clubs,
  settings,
  isInPopup,
  club,
  agenda,
  waiting,
  isMailOff,
  mailFault,
  week,
  date,
  today,
}: AgendaProps) {
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState<Open>(null);
  const actions = useVisitActions();
  const isDay = search.get("vista") === "dia";
  const go = (changes: Record<string, string>, how?: "replace") =>
    setSearch((before) => new URLSearchParams({ ...Object.fromEntries(before), ...changes }), {
      preventScrollReset: true,
      replace: how === "replace",
    });
  const showHour = (start: string) => go({ dia: madridDayAndMinute(new Date(start)).date, hora: start });
  const { slots, visits } = agenda;
  const focusOnMoved = useFocusOnMoved(visits);
  const dates = isDay ? [date] : week;
  const strays = strayVisits(slots, visits).filter((it) => Date.parse(it.starts_at) > Date.now());
  const hour = search.get("hora") || firstHour(slots, visits, date);
  const people = {
    onMove: (visit: AgendaVisit) => setOpen({ what: "move", visit, start: null }),
    onStatus: (...it: Parameters<typeof actions.setStatus>) => {
      // Whoever was the only one of her hour stays in sight, and can be called back.
      if (hour !== search.get("hora")) go({ hora: hour }, "replace");
      return actions.setStatus(...it);
    },
    onAdd: (start: string) => setOpen({ what: "add", start }),
  };
  return (
    <MailOff value={isMailOff}>
      <div className="agenda">
        <header className="agenda__top">
          <h1>Visitas</h1>
          <label>
            <span className="sr-only">Club</span>
            <select className="input" value={club.id} onChange={(event) => go({ club: event.target.value, hora: "" })}>
              {clubs.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <div className="agenda__steps">
            <Step to={-1} isDay={isDay} onStep={(days) => go({ dia: addDays(date, days), hora: "" })} />
            <Step to={1} isDay={isDay} onStep={(days) => go({ dia: addDays(date, days), hora: "" })} />
          </div>
          <p className="agenda__when" aria-live="polite">
            {isDay ? dayWords(date) : weekWords(week)}
          </p>
          <fieldset className="seg agenda__view" aria-label="Cuánto se ve">
            <button type="button" aria-pressed={isDay} onClick={() => go({ vista: "dia" })}>
              Día
            </button>
            <button type="button" aria-pressed={!isDay} onClick={() => go({ vista: "semana" })}>
              Semana
            </button>
          </fieldset>
          <div className="agenda__tools">
            <Button size="compact" variant="line" aria-label="Ajustes" onClick={() => setOpen({ what: "settings" })}>
              <Icon of={SlidersHorizontal} size={17} />
              <span className="agenda__wide">Ajustes</span>
            </Button>
            <Button size="compact" onClick={() => setOpen({ what: "add", start: null })}>
              <Icon of={Plus} size={17} />
              Añadir visita
            </Button>
          </div>
        </header>
        {mailFault && (
          <p className="agenda__note" role="status">
            {mailFault}
          </p>
        )}
        <WaitingForOpening key={club.id} club={club} people={waiting} isMailOff={isMailOff} />
        {club.is_under_construction && (
          <p className="agenda__note">
            {club.name} está en construcción: en la web no se reservan visitas y se ofrece «Avísame cuando abra».
          </p>
        )}
        {strays.length > 0 && (
          <p className="agenda__note">
            Fuera del horario de visitas de ahora:{" "}
            {strays.map((it) => `${it.name}, ${momentDay(it.starts_at)}, ${clockWords(it.starts_at)}`).join(" · ")}
          </p>
        )}
        <DayTabs week={week} slots={slots} visits={visits} date={date} onDay={(dia) => go({ dia, hora: "" })} />
        <AgendaGrid
          dates={dates}
          rows={agendaGrid(dates, slots, visits)}
          today={today}
          selected={hour}
          onSelect={(hora) => go({ hora })}
          onDrop={(id, start) => {
            const visit = visits.find((it) => it.id === id);
            if (visit && Date.parse(visit.starts_at) !== Date.parse(start)) setOpen({ what: "move", visit, start });
          }}
          onMove={people.onMove}
        />
        <HourPane hour={hour} slots={slots} visits={visits} {...people} />
        <DayList date={date} slots={slots} visits={visits} {...people} />
        {open?.what === "add" && (
          <AddVisit
            club={club}
            date={date}
            start={open.start}
            actions={actions}
            onAdded={(start) => {
              setOpen(null);
              showHour(start);
            }}
            onClose={() => setOpen(null)}
          />
        )}
        {open?.what === "move" && (
          <MoveVisit
            visit={open.visit}
            club={club}
            start={open.start}
            actions={actions}
            onMoved={(start) => {
              setOpen(null);
              showHour(start);
              focusOnMoved({ visit: open.visit.id, start });
            }}
            onClose={() => setOpen(null)}
          />
        )}
        {open?.what === "settings" && (
          <VisitSettingsSheet
            clubs={clubs}
            all={settings}
            isInPopup={isInPopup}
            first={club.id}
            actions={actions}
            onClose={() => setOpen(null)}
          />
        )}
      </div>
    </MailOff>
  );
}

function Step({ to, isDay, onStep }: { to: 1 | -1; isDay: boolean; onStep: (days: number) => void }) {
  const what = isDay ? "Día" : "Semana";
  return (
    <IconButton
      compact
      icon={to < 0 ? ChevronLeft : ChevronRight}
      label={`${what} ${to < 0 ? "anterior" : "siguiente"}`}
      onClick={() => onStep(to * (isDay ? 1 : 7))}
    />
  );
}

function weekWords(week: readonly string[]): string {
  const [first = "", last = ""] = [week[0], week[6]];
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  const from = sameMonth ? `${dayNumber(first)}` : `${dayNumber(first)} de ${monthWord(first)} `;
  return `${from}–${sameMonth ? "" : " "}${dayNumber(last)} de ${monthWord(last)}`;
}

/** The next hour with somebody in it, from the day in sight on; else the first one of that day. */
function firstHour(slots: readonly AgendaSlot[], visits: readonly AgendaVisit[], date: string): string {
  const ofDay = slots.filter((it) => it.on_date >= date);
  const busy = ofDay.find(
    (slot) =>
      Date.parse(slot.ends_at) > Date.now() &&
      visits.some((it) => it.status !== "cancelled" && Date.parse(it.starts_at) === Date.parse(slot.starts_at)),
  );
  return busy?.starts_at ?? ofDay[0]?.starts_at ?? "";
}
