import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { madridDayAndMinute } from "#domain/time/madrid-time.ts";
import { agendaGrid } from "#domain/visits/agenda-grid.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import type { AgendaSlot, AgendaVisit, VisitSettings } from "../../content/inbox/visit-desk.ts";
import type { Waiting } from "../../data/clubs/opening-notices.ts";
import { AgendaGrid } from "./agenda-grid.tsx";
import { AgendaNotes } from "./agenda-notes.tsx";
import { AgendaSheet, type OpenSheet } from "./agenda-sheet.tsx";
import { AgendaTop } from "./agenda-top.tsx";
import { DayList } from "./day-list.tsx";
import { DayTabs } from "./day-tabs.tsx";
import { HourPane } from "./hour-pane.tsx";
import { MailOff } from "./mail-off.ts";
import { useVisitActions } from "./use-visit-actions.ts";

interface AgendaProps {
  clubs: readonly ClubName[];
  settings: readonly VisitSettings[];
  isInPopup: boolean;
  club: ClubName;
  agenda: { slots: AgendaSlot[]; visits: AgendaVisit[] };
  /** Who asked to hear that this club is open. */
  waiting: readonly Waiting[];
  told: readonly string[];
  isMailOff: boolean;
  /** What is wrong with the mail. */
  mailFault: string | null;
  week: readonly string[];
  date: string;
  today: string;
}

/** Who comes when: the week with the people of one hour beside it; on a phone the list of a day. */
export function Agenda({
  clubs,
  settings,
  isInPopup,
  club,
  agenda,
  waiting,
  told,
  isMailOff,
  mailFault,
  week,
  date,
  today,
}: AgendaProps) {
  const [search, setSearch] = useSearchParams();
  // The dashboard's button is this one's.
  const { state } = useLocation();
  const [open, setOpen] = useState<OpenSheet>(state?.add ? { what: "add", start: null } : null);
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
  const hour = search.get("hora") || firstHour(slots, visits, date);
  const people = {
    onMove: (visit: AgendaVisit) => setOpen({ what: "move", visit, start: null }),
    onStatus: (...values: Parameters<typeof actions.setStatus>) => {
      // Whoever was the only one of her hour stays in sight, and can be called back.
      if (hour !== search.get("hora")) go({ hora: hour }, "replace");
      return actions.setStatus(...values);
    },
    onAdd: (start: string) => setOpen({ what: "add", start }),
  };
  return (
    <MailOff value={isMailOff}>
      <div className="agenda edge-to-edge white figures">
        <AgendaTop
          {...{ clubs, club, isDay, week, date }}
          onGo={go}
          onSettings={() => setOpen({ what: "settings" })}
          onAdd={() => setOpen({ what: "add", start: null })}
        />
        <AgendaNotes {...{ club, slots, visits, waiting, told, isMailOff, mailFault }} />
        <DayTabs week={week} slots={slots} visits={visits} date={date} onDay={(dia) => go({ dia, hora: "" })} />
        <AgendaGrid
          dates={dates}
          rows={agendaGrid(dates, slots, visits)}
          today={today}
          selected={hour}
          onSelect={(hora) => go({ hora })}
          onDrop={(id, start) => {
            const visit = visits.find((entry) => entry.id === id);
            if (visit && Date.parse(visit.starts_at) !== Date.parse(start)) setOpen({ what: "move", visit, start });
          }}
          onMove={people.onMove}
        />
        <HourPane hour={hour} slots={slots} visits={visits} {...people} />
        <DayList date={date} slots={slots} visits={visits} {...people} />
        <AgendaSheet
          {...{ open, club, clubs, settings, isInPopup, date, actions }}
          onDone={(start, moved) => {
            setOpen(null);
            showHour(start);
            if (moved) focusOnMoved({ visit: moved, start });
          }}
          onClose={() => setOpen(null)}
        />
      </div>
    </MailOff>
  );
}

/** The next hour with somebody in it, from the day in sight on; else the first one of that day. */
function firstHour(slots: readonly AgendaSlot[], visits: readonly AgendaVisit[], date: string): string {
  const ofDay = slots.filter((slot) => slot.on_date >= date);
  const busy = ofDay.find(
    (slot) =>
      Date.parse(slot.ends_at) > Date.now() &&
      visits.some(
        (visit) => visit.status !== "cancelled" && Date.parse(visit.starts_at) === Date.parse(slot.starts_at),
      ),
  );
  return busy?.starts_at ?? ofDay[0]?.starts_at ?? "";
}

interface Moved {
  visit: string;
  start: string;
}

/**
 * Puts the focus on whoever was just moved, once the agenda shows it there: in the week on its hour, on a phone on the
 * person. Gives the way to say who was. The next key is for that visit, not for the hour that it has left.
 */
function useFocusOnMoved(visits: readonly AgendaVisit[]): (moved: Moved) => void {
  const [moved, setMoved] = useState<Moved | null>(null);
  const isThere = visits.some(
    ({ id, starts_at }) => id === moved?.visit && Date.parse(starts_at) === Date.parse(moved.start),
  );
  // Talks to the browser's focus, which the dialog has just given back to where it was opened.
  useEffect(() => {
    if (!moved || !isThere) return;
    const places = document.querySelectorAll<HTMLElement>(`[data-visits~="${moved.visit}"]`);
    Array.from(places)
      .find((place) => place.checkVisibility())
      ?.focus();
    setMoved(null);
  }, [moved, isThere]);
  return setMoved;
}
