import { CalendarDays, List, Table2 } from "lucide-react";
import { Suspense, useState, useSyncExternalStore } from "react";
import { Link, useSearchParams } from "react-router";
import { clubAddress, clubSegment } from "#domain/clubs/find-club.ts";
import { newClassId } from "#domain/timetable/week-changes.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import { type ClubClass, clubClasses } from "../../content/clubs/club-class.ts";
import type { StoredTimetable } from "../../data/clubs/read-timetable.ts";
import { Button } from "../../ui/links/button.tsx";
import { byName, Select } from "../fields/select.tsx";
import { laterPart } from "../form/later-part.tsx";
import { SeenTogether } from "../form/seen-together.tsx";
import { mayLeave } from "../form/use-unsaved-text.ts";
import { ChangesLink } from "../history/history-link.tsx";
import { PanelLoading } from "../layout/panel-loading.tsx";
import { ByDate } from "./by-date.tsx";
import { ClashNotice } from "./clash-notice.tsx";
import { ClassForm } from "./class-form.tsx";
import { ClassInspector } from "./class-inspector.tsx";
import { CopyWeek } from "./copy-week.tsx";
import { FileTools } from "./file-tools.tsx";
import { LostDatesNotice } from "./lost-dates-notice.tsx";
import { useWeek } from "./use-week.ts";
import { ViewSwitch } from "./view-switch.tsx";
import { WeekBoard } from "./week-board.tsx";
import { WeekList } from "./week-list.tsx";

const ClassSheet = laterPart(async () => (await import("./class-sheet.tsx")).ClassSheet);

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
    mayLeave() &&
    setSearch((before) => new URLSearchParams({ ...Object.fromEntries(before), [name]: value }), {
      preventScrollReset: true,
    });
  const isByDate = search.get("modo") === "fecha";
  return (
    <div className="edge-to-edge white">
      <header className="row wraps pad ruled">
        <h1 className="full-narrow">Horario de actividades</h1>
        <label className="full-narrow">
          <span className="sr-only">Club</span>
          <Select value={club.id} options={byName(clubs)} onChoose={(id) => choose("club", id)} />
        </label>
        <ViewSwitch
          label="Qué se edita"
          className="full-narrow"
          value={isByDate ? "fecha" : "semana"}
          options={[
            { value: "semana", text: "Semana tipo" },
            { value: "fecha", text: "Por fecha" },
          ]}
          onChoose={(value) => choose("modo", value)}
        />
        <nav className="row wraps gap-16 push" aria-label="Del horario">
          <Link className="panel-link target" to="/admin/timetable/actividades">
            Actividades
          </Link>
          <a
            className="panel-link target"
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
  const [search, setSearch] = useSearchParams();
  const isNarrow = useIsNarrow();
  const { activities } = stored;
  if (activities.length === 0) {
    return (
      <p className="pad-20">
        Primero hacen falta actividades. <Link to="/admin/timetable/actividades/nuevo">Añade la primera</Link> y vuelve.
      </p>
    );
  }
  const view = isNarrow ? "lista" : (search.get("vista") ?? "rejilla");
  return (
    <>
      <div className="row wraps pad ruled">
        <ViewSwitch
          label="Cómo se ve"
          className="only-wide"
          value={view}
          options={[
            { value: "rejilla", text: "Rejilla", icon: CalendarDays },
            { value: "lista", text: "Lista", icon: List },
            { value: "tabla", text: "Tabla", icon: Table2 },
          ]}
          onChoose={(value) =>
            mayLeave() && setSearch({ ...Object.fromEntries(search), vista: value }, { preventScrollReset: true })
          }
        />
        <SeenTogether form={{ key: `club_classes/${club.id}`, isNew: false }} />
        {view !== "tabla" && <FileTools week={week} club={club} activities={activities} />}
        {view !== "tabla" && <CopyWeek week={week} club={club} clubs={clubs} activities={activities} />}
        <Publish week={week} />
      </div>
      {view === "tabla" ? (
        <Suspense fallback={<PanelLoading />}>
          {week.changes.count > 0 && (
            <p>La tabla enseña lo publicado: lo que está sin publicar se ve en la rejilla y en la lista.</p>
          )}
          <ClassSheet clubId={club.id} classes={stored.classes} activities={activities} />
        </Suspense>
      ) : (
        <WeekViews week={week} club={club} stored={stored} isBoard={view === "rejilla"} />
      )}
    </>
  );
}

interface WeekViewsProps {
  week: ReturnType<typeof useWeek>;
  club: ClubName;
  stored: StoredTimetable;
  isBoard: boolean;
}

/** The week as it is being edited, and the class that is looked at. */
function WeekViews({ week, club, stored: { activities, changes }, isBoard }: WeekViewsProps) {
  const [open, setOpen] = useState<ClubClass | null>(null);
  const [chosen, setChosen] = useState<string>();
  const add = (known: Partial<ClubClass>) => setOpen(newClass(club.id, known));
  const view = { week, activities, onOpen: setOpen, onAdd: add };
  const inspected = week.classes.find(({ id }) => id === chosen);
  // Beside the grid where there is room, else over it.
  const choose = (entry: ClubClass) => (matchMedia(roomBeside).matches ? setChosen(entry.id) : setOpen(entry));
  return (
    <>
      <ClashNotice week={week} activities={activities} />
      <LostDatesNotice week={week} changes={changes} activities={activities} />
      {isBoard ? (
        <div className="timetable-editor__week">
          <WeekBoard {...view} chosen={inspected?.id} onOpen={choose} />
          {inspected && (
            <ClassInspector
              key={inspected.id}
              it={inspected}
              week={week}
              activities={activities}
              changes={changes}
              onAdd={add}
              onClose={() => setChosen(undefined)}
            />
          )}
        </div>
      ) : (
        <WeekList {...view} />
      )}
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
    <div className="full-narrow row wraps muted push">
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
        className="grow"
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
