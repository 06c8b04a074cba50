import { CalendarPlus, ChevronLeft, ChevronRight, Download } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { type DayGroup, dayGroups } from "#domain/clubs/club-calendar.ts";
import { madridHoliday } from "#domain/time/madrid-holiday.ts";
import { madridDayAndMinute } from "#domain/time/madrid-time.ts";
import type { Club } from "../../content/clubs/club.ts";
import type { ClubDay } from "../../content/clubs/club-day.ts";
import { BackLink } from "../../ui/links/back-link.tsx";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { IconButton } from "../../ui/pictures/icon-button.tsx";
import { byName, Select } from "../fields/select.tsx";
import { ChangesLink } from "../history/history-link.tsx";
import { PageHead } from "../layout/page-head.tsx";
import { AddDays } from "./add-days.tsx";
import { CalendarYear } from "./calendar-year.tsx";
import { DayList } from "./day-list.tsx";
import { EditDay } from "./edit-day.tsx";
import { type CalendarActions, useCalendarActions } from "./use-calendar-actions.ts";

type Open = { kind: "add"; date: string } | { kind: "edit"; group: DayGroup<ClubDay> } | null;

/** The days of a year that are not like the others, of one club or of all; which year and club the address says. */
export function ClubCalendar({ clubs, days }: { clubs: readonly Club[]; days: readonly ClubDay[] }) {
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<Open>(null);
  const actions = useCalendarActions();
  const { date: today } = madridDayAndMinute(new Date());
  const thisYear = Number(today.slice(0, 4));
  const asked = Number(params.get("anio"));
  const year = Number.isInteger(asked) && Math.abs(asked - thisYear) <= 20 && asked > 0 ? asked : thisYear;
  const club = clubs.find(({ id }) => id === params.get("club")) ?? null;
  const show = (changes: Record<string, string>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const groups = dayGroups(days, { year, clubId: club?.id ?? null });
  const choose = (date: string) => {
    const group = groups.find((dayGroup) => dayGroup.on_date === date);
    setOpen(group ? { kind: "edit", group } : { kind: "add", date });
  };
  const close = () => setOpen(null);
  return (
    <>
      <BackLink href="/admin/company">Datos de la empresa</BackLink>
      <PageHead
        title="Festivos y cierres"
        about="Valen para el horario de cada club, «abierto ahora», las clases y lo que lee Google."
      >
        <ChangesLink section="/admin/company" />
        <Button size="compact" onClick={() => setOpen({ kind: "add", date: "" })}>
          <Icon of={CalendarPlus} size={17} />
          Añadir día
        </Button>
      </PageHead>
      <div className="row wraps below-16">
        <YearSwitch year={year} onChange={(next) => show({ anio: String(next) })} />
        <label>
          <span className="sr-only">Club</span>
          <Select
            none="Todos los clubs"
            value={club?.id ?? ""}
            options={byName(clubs)}
            onChoose={(id) => show({ club: id })}
          />
        </label>
        <BringHolidays year={year} days={days} actions={actions} />
      </div>
      <div className="club-calendar beside">
        <CalendarYear year={year} today={today} groups={groups} postcode={club?.postcode ?? null} onChoose={choose} />
        <DayList
          groups={groups}
          clubs={clubs}
          today={today}
          removed={actions.removed}
          onRestore={actions.restore}
          onEdit={(group) => setOpen({ kind: "edit", group })}
        />
      </div>
      {open?.kind === "add" && (
        <AddDays
          clubs={clubs}
          days={days}
          date={open.date}
          clubId={club?.id ?? null}
          actions={actions}
          onClose={close}
        />
      )}
      {open?.kind === "edit" && <EditDay group={open.group} clubs={clubs} actions={actions} onClose={close} />}
    </>
  );
}

function YearSwitch({ year, onChange }: { year: number; onChange: (year: number) => void }) {
  return (
    <div className="row gap-8">
      <IconButton compact icon={ChevronLeft} label={`Ver ${year - 1}`} onClick={() => onChange(year - 1)} />
      <h2 className="panel-title figures" aria-live="polite">
        {year}
      </h2>
      <IconButton compact icon={ChevronRight} label={`Ver ${year + 1}`} onClick={() => onChange(year + 1)} />
    </div>
  );
}

/** The holidays that the house knows, as rows that staff may change: what falls on a Sunday may be moved. */
function BringHolidays({ year, days, actions }: { year: number; days: readonly ClubDay[]; actions: CalendarActions }) {
  const missing = knownHolidays(year).filter(
    ({ on_date }) => !days.some((day) => day.on_date === on_date && day.club_id === null),
  );
  if (missing.length === 0) return null;
  return (
    <Button size="compact" variant="text" onClick={() => void actions.add(missing)}>
      <Icon of={Download} size={17} />
      Traer festivos de Madrid {year}
    </Button>
  );
}

function knownHolidays(year: number) {
  const first = Date.UTC(year, 0, 1);
  return Array.from({ length: 366 }, (_, day) => new Date(first + day * 86_400_000).toISOString().slice(0, 10))
    .filter((date) => date.startsWith(String(year)))
    .flatMap((on_date) => {
      const name = madridHoliday(on_date, null);
      return name ? [{ on_date, club_id: null, kind: "festivo" as const, hours: null, name }] : [];
    });
}
