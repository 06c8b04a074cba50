import { CalendarDays, List } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { Link, useSearchParams } from "react-router";
import { clubAddress, clubSegment } from "#domain/clubs/find-club.ts";
import { newClassId } from "#domain/timetable/week-changes.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import { type ClubClass, clubClasses } from "../../content/clubs/club-class.ts";
import type { StoredTimetable } from "../../data/clubs/read-timetable.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { SeenTogether } from "../form/seen-together.tsx";
import { ChangesLink } from "../history/history-link.tsx";
import { ByDate } from "./by-date.tsx";
import { ClashNotice } from "./clash-notice.tsx";
import { ClassForm } from "./class-form.tsx";
import { ClassInspector } from "./class-inspector.tsx";
import { CopyWeek } from "./copy-week.tsx";
import { CsvTools } from "./csv-tools.tsx";
import { LostDatesNotice } from "./lost-dates-notice.tsx";
import { useWeek } from "./use-week.ts";
import { WeekBoard } from "./week-board.tsx";
import { WeekList } from "./week-list.tsx";

interface TimetableEditorProps {
  clubs: readonly ClubName[];
  club: ClubName;
  stored: StoredTimetable;
  today: string;
}

/** The timetable of a club: the week as it always is, and what is different on a date. */
export function TimetableEditor({ clubs, club, stored, today }: TimetableEditorProps) {
  const [search, setSearch] = useSearchParams();
  const choose = (name: string, value: string) =>
    setSearch((before) => new URLSearchParams({ ...Object.fromEntries(before), [name]: value }), {
      preventScrollReset: true,
    });
  const isByDate = search.get("modo") === "fecha";
  return (
    <div className="timetable-editor">
      <header className="timetable-editor__top">
        <h1>Horario de actividades</h1>
        <label>
          <span className="sr-only">Club</span>
          <select className="input" value={club.id} onChange={(event) => choose("club", event.target.value)}>
            {clubs.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Switch
          label="Qué se edita"
          value={isByDate ? "fecha" : "semana"}
          options={[
            { value: "semana", text: "Semana tipo" },
            { value: "fecha", text: "Por fecha" },
          ]}
          onChoose={(value) => choose("modo", value)}
        />
        <nav className="timetable-editor__links" aria-label="Del horario">
          <Link className="panel-link" to="/admin/timetable/actividades">
            Actividades
          </Link>
          <a
            className="panel-link"
            href={`${clubAddress(clubSegment(clubs, club))}/horario`}
            target="_blank"
            rel="noopener"
          >
            Ver en la web
          </a>
          <ChangesLink section="/admin/timetable" club={club.id} />
        </nav>
      </header>
      {isByDate ? (
        <ByDate club={club} stored={stored} today={today} />
      ) : (
        <WeekEditor clubs={clubs} club={club} stored={stored} />
      )}
    </div>
  );
}

function WeekEditor({ clubs, club, stored }: Omit<TimetableEditorProps, "today">) {
  const week = useWeek(club.id, stored.classes);
  const [open, setOpen] = useState<ClubClass | null>(null);
  const [chosen, setChosen] = useState<string>();
  const [search, setSearch] = useSearchParams();
  const isBoard = search.get("vista") !== "lista";
  const isNarrow = useIsNarrow();
  const { activities } = stored;
  const add = (known: Partial<ClubClass>) => setOpen(newClass(club.id, known));
  if (activities.length === 0) {
    return (
      <p>
        Primero hacen falta actividades. <Link to="/admin/timetable/actividades/nuevo">Añade la primera</Link> y vuelve.
      </p>
    );
  }
  const view = { week, activities, onOpen: setOpen, onAdd: add };
  const inspected = week.classes.find(({ id }) => id === chosen);
  // Beside the grid where there is room, else over it.
  const choose = (entry: ClubClass) => (matchMedia(roomBeside).matches ? setChosen(entry.id) : setOpen(entry));
  return (
    <>
      <div className="timetable-editor__tools">
        <Switch
          label="Cómo se ve"
          className="timetable-editor__view"
          value={isBoard ? "rejilla" : "lista"}
          options={[
            { value: "rejilla", text: "Rejilla", icon: CalendarDays },
            { value: "lista", text: "Lista", icon: List },
          ]}
          onChoose={(value) => setSearch({ ...Object.fromEntries(search), vista: value }, { preventScrollReset: true })}
        />
        <SeenTogether form={{ key: `club_classes/${club.id}`, isNew: false }} />
        <CsvTools week={week} club={club} activities={activities} />
        <CopyWeek week={week} club={club} clubs={clubs} activities={activities} />
        <Publish week={week} />
      </div>
      <ClashNotice week={week} activities={activities} />
      <LostDatesNotice week={week} changes={stored.changes} activities={activities} />
      {isBoard && !isNarrow && (
        <div className="timetable-editor__week">
          <WeekBoard {...view} chosen={inspected?.id} onOpen={choose} />
          {inspected && (
            <ClassInspector
              key={inspected.id}
              it={inspected}
              week={week}
              activities={activities}
              changes={stored.changes}
              onAdd={add}
              onClose={() => setChosen(undefined)}
            />
          )}
        </div>
      )}
      {(isNarrow || !isBoard) && <WeekList {...view} />}
      {open && (
        <ClassForm key={open.id} start={open} week={week} activities={activities} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

// As the sheet says them (`timetable.css`).
const roomBeside = "(min-width: 80rem)";
const narrow = "(max-width: 63.99rem)";

/** A phone has the list alone. Whichever of the two is out of sight is not drawn at all: it would cost every change twice. */
function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(narrow);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => matchMedia(narrow).matches,
  );
}

function newClass(clubId: string, known: Partial<ClubClass>): ClubClass {
  const nothing = clubClasses.preview(clubClasses.empty({ club_id: clubId }));
  return { ...nothing, start_minute: 600, ...known, id: newClassId() };
}

function Publish({ week: { changes, clashes, isPublishing, publish, discard } }: { week: ReturnType<typeof useWeek> }) {
  const isStuck = clashes.length > 0;
  return (
    <div className="timetable-editor__publish">
      {changes.count > 0 && (
        <>
          <span>Borrador guardado</span>
          <Button size="compact" variant="text" onClick={discard}>
            Descartar
          </Button>
        </>
      )}
      <Button
        size="compact"
        busy={isPublishing}
        disabled={changes.count === 0 || isStuck}
        title={isStuck ? "Antes hay que resolver lo que choca." : undefined}
        onClick={publish}
      >
        {changes.count === 0
          ? "Todo publicado"
          : `Publicar ${changes.count === 1 ? "1 cambio" : `${changes.count} cambios`}`}
      </Button>
    </div>
  );
}

interface SwitchProps {
  label: string;
  value: string;
  options: readonly { value: string; text: string; icon?: typeof List }[];
  className?: string;
  onChoose: (value: string) => void;
}

function Switch({ label, value, options, className = "", onChoose }: SwitchProps) {
  return (
    <fieldset className={`seg ${className}`} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.icon && <Icon of={option.icon} size={16} />}
          {option.text}
        </button>
      ))}
    </fieldset>
  );
}
