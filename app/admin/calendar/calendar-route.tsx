import { ChevronLeft, ChevronRight, Plus, Rss } from "lucide-react";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { collisions, type PlacedEntry, placeEntry, placeUndated } from "#domain/panel/calendar-entry.ts";
import { addDays } from "#domain/time/dates.ts";
import { madridDayAndMinute, madridMinute, nextMadridMidnight } from "#domain/time/madrid-time.ts";
import { failed } from "#texts/admin/section-toasts.ts";
import { listClubNames } from "../../data/clubs/clubs.ts";
import { listCalendarEntries, listUndated } from "../../data/record/calendar.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { IconButton } from "../../ui/pictures/icon-button.tsx";
import { byName, Select } from "../fields/select.tsx";
import { rowName } from "../plans/row-name.ts";
import { FailedList } from "../resource/empty-lists.tsx";
import { usePermissions } from "../session/permissions.ts";
import { readPage } from "../session/read-page.ts";
import type { Route } from "./+types/calendar-route.ts";
import { AddDialog } from "./add-dialog.tsx";
import { CalendarAgenda } from "./calendar-agenda.tsx";
import { CalendarMonth } from "./calendar-month.tsx";
import { EntryDialog } from "./entry-dialog.tsx";
import { FutureDialog } from "./future-dialog.tsx";
import { KindFilter } from "./kind-filter.tsx";
import { monthName, monthOf, shownDays } from "./shown-month.ts";
import { SubscribeDialog } from "./subscribe-dialog.tsx";
import { useMoveEntry } from "./use-move-entry.ts";

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const month = monthOf(new URL(request.url).searchParams.get("mes"));
  const days = shownDays(month);
  const [from, until] = [madridMinute(days.first, 0), madridMinute(addDays(days.last, 1), 0)];
  return readPage("planned_changes", failed, async (client) => {
    const [entries, drafts, clubs] = await Promise.all([
      listCalendarEntries(client, from, until),
      listUndated(client),
      listClubNames(client).catch(() => []),
    ]);
    return { month, entries, undated: drafts.map(placeUndated), clubs };
  });
}

export default function CalendarRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <FailedList>El calendario no se ha podido cargar.</FailedList>;
  return <Calendar {...loaderData} />;
}

type Loaded = NonNullable<Route.ComponentProps["loaderData"]>;

function Calendar({ month, entries, undated, clubs }: Loaded) {
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<PlacedEntry | "add" | "subscribe" | "future" | null>(
    params.has("compartir") ? "future" : null,
  );
  const move = useMoveEntry();
  const { date: today } = madridDayAndMinute(new Date());
  const placed = useMemo(() => placeAll(entries, month), [entries, month]);
  const clashes = useMemo(() => collisions(placed), [placed]);
  const club = params.get("club") ?? "";
  const kinds = params.getAll("que");
  const ofClub = placed.filter(({ entry }) => club === "" || entry.club === null || entry.club === club);
  // The same as long as it shows the same: a month of hundreds is not drawn anew for a dialog over it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ofClub` and `kinds` are what these say
  const shown = useMemo(
    () => ofClub.filter(({ entry }) => kinds.length === 0 || kinds.includes(entry.kind)),
    [placed, club, kinds.join()],
  );
  const view = params.get("vista") ?? (matchMedia("(max-width: 760px)").matches ? "agenda" : "mes");
  const show = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const parts = { month, today, shown, clashes, onOpen: setOpen, onMove: move };
  return (
    <div className="plan-calendar edge-to-edge white">
      <CalendarBar month={month} clubs={clubs} club={club} view={view} onShow={show} onOpen={setOpen} />
      <KindFilter
        placed={ofClub}
        chosen={kinds}
        onChange={(next) => {
          const all = new URLSearchParams(params);
          all.delete("que");
          for (const it of next) all.append("que", it);
          setParams(all, { replace: true, preventScrollReset: true });
        }}
      />
      {view === "mes" ? <CalendarMonth {...parts} undated={undated} /> : <CalendarAgenda {...parts} />}
      {open === "future" && (
        <FutureDialog
          moment={params.get("compartir") ?? nextMadridMidnight(new Date()).toISOString()}
          page={params.get("pagina") ?? ""}
          onDismiss={() => setOpen(null)}
        />
      )}
      {open === "add" && <AddDialog onDismiss={() => setOpen(null)} />}
      {open === "subscribe" && <SubscribeDialog onDismiss={() => setOpen(null)} />}
      {open !== null && typeof open === "object" && (
        <EntryDialog placed={open} clash={clashes.get(open.key)} onMove={move} onDismiss={() => setOpen(null)} />
      )}
    </div>
  );
}

function placeAll(entries: Loaded["entries"], month: string): PlacedEntry[] {
  const { first, last } = shownDays(month);
  const now = new Date();
  return entries
    .map((entry) => ({ ...entry, name: rowName(entry.table_name, entry.row_id, entry.name) }))
    .flatMap((entry) => placeEntry(entry, now) ?? [])
    .filter(({ from, to }) => to >= first && from <= last)
    .toSorted(
      (one, other) =>
        one.from.localeCompare(other.from) || (one.time ?? "").localeCompare(other.time ?? "", "es", { numeric: true }),
    );
}

interface CalendarBarProps extends Pick<Loaded, "month" | "clubs"> {
  club: string;
  view: string;
  onShow: (name: string, value: string) => void;
  onOpen: (what: "add" | "subscribe" | "future") => void;
}

function CalendarBar({ month, clubs, club, view, onShow, onOpen }: CalendarBarProps) {
  const may = usePermissions();
  return (
    <div className="row wraps gap-8 pad">
      <IconButton
        compact
        icon={ChevronLeft}
        label="Mes anterior"
        onClick={() => onShow("mes", monthName.before(month))}
      />
      <IconButton
        compact
        icon={ChevronRight}
        label="Mes siguiente"
        onClick={() => onShow("mes", monthName.after(month))}
      />
      <h1 className="sr-only">Calendario</h1>
      <h2 className="panel-title" aria-live="polite">
        {monthName.of(month)}
      </h2>
      <Button size="compact" variant="line" onClick={() => onShow("mes", "")}>
        Hoy
      </Button>
      <fieldset className="seg push full-narrow">
        <legend className="sr-only">Cómo se ve</legend>
        {["mes", "agenda"].map((text) => (
          <button key={text} type="button" aria-pressed={view === text} onClick={() => onShow("vista", text)}>
            {text === "mes" ? "Mes" : "Agenda"}
          </button>
        ))}
      </fieldset>
      <Select
        className="select-fit"
        aria-label="Club"
        none="Todos los clubs"
        value={club}
        options={byName(clubs)}
        onChoose={(id) => onShow("club", id)}
      />
      <IconButton compact icon={Rss} label="Suscribirse al calendario" onClick={() => onOpen("subscribe")} />
      {may("read", "campaigns") && (
        <Button size="compact" variant="line" onClick={() => onOpen("future")}>
          Ver la web el…
        </Button>
      )}
      <Button size="compact" onClick={() => onOpen("add")}>
        <Icon of={Plus} size={17} />
        Programar
      </Button>
    </div>
  );
}
