import { Copy, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { clockText } from "#domain/time/clock.ts";
import { newClassId } from "#domain/timetable/week-changes.ts";
import type { Activity } from "../../content/clubs/activity.ts";
import type { ClassException } from "../../content/clubs/class-exception.ts";
import { type ClubClass, type ClubClassDraft, clubClassInput } from "../../content/clubs/club-class.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { IconButton } from "../../ui/pictures/icon-button.tsx";
import { Swatch } from "../../views/timetable/activity-look.tsx";
import type { FormHandle } from "../form/form-handle.ts";
import { HistoryLink } from "../history/history-link.tsx";
import { blockId } from "./board-parts.tsx";
import { ClassFields } from "./class-fields.tsx";
import { activityOf, dayName } from "./class-words.ts";
import { useClassDraft } from "./use-class-draft.ts";
import type { Week } from "./use-week.ts";

interface ClassInspectorProps {
  it: ClubClass;
  week: Week;
  activities: readonly Activity[];
  changes: readonly ClassException[];
  onAdd: (known: Partial<ClubClass>) => void;
  onClose: () => void;
}

/** Beside the grid: the facts of one class, each of which is in the draft as soon as it can be understood. */
export function ClassInspector({ it, week, activities, changes, onAdd, onClose }: ClassInspectorProps) {
  const { live, read } = useLiveDraft(it, week, activities);
  const { id } = it;
  // Talks to the keyboard's place on the page: whoever chose a class goes on with its facts.
  useEffect(() => {
    if (id) document.getElementById("field-activity_id")?.focus({ preventScroll: true });
  }, [id]);
  const leave = () => {
    onClose();
    document.getElementById(blockId(id))?.focus();
  };
  const twins = week.classes.filter((other) => isTwin(other, it));
  const giveOn = (days: readonly string[]) => {
    for (const twin of twins) if (!days.includes(String(twin.weekday))) week.remove(twin.id);
    const added = days.filter((day) => !twins.some((twin) => String(twin.weekday) === day));
    week.put(...added.map((day) => ({ ...it, weekday: Number(day), id: newClassId(), updated_at: "" })));
  };
  const activity = activityOf(it, activities);
  return (
    <section
      className="class-inspector column ruled-left"
      aria-label="Clase elegida"
      onBlur={read}
      onKeyDown={(event) => event.key === "Escape" && leave()}
    >
      <header className="row wraps gap-4 pad">
        <h2 className="row gap-8 grow panel-title heading">
          {activity && <Swatch tone={activity.tone} mark={activity.mark} />}
          {activity?.name}
        </h2>
        <IconButton compact icon={X} label="Cerrar" onClick={leave} />
        <p className="fine muted full capital">
          {dayName(it.weekday)} {clockText(it.start_minute)}–{clockText((it.start_minute + it.minutes) % 1440)}
        </p>
      </header>
      <div className="pad scrolls stack">
        <ClassFields
          form={live}
          week={week}
          days={twins.map((twin) => String(twin.weekday))}
          onDays={giveOn}
          isNarrow
        />
      </div>
      <Exceptions it={it} changes={changes} />
      <footer className="ruled-top row spread pad push-down">
        <Button
          size="compact"
          variant="text"
          className="bad pull"
          onClick={() => {
            week.remove(id);
            onClose();
          }}
        >
          Quitar
        </Button>
        <Button size="compact" variant="line" onClick={() => onAdd({ ...it, created_at: "", updated_at: "" })}>
          <Icon of={Copy} size={16} />
          Duplicar
        </Button>
      </footer>
    </section>
  );
}

/** What is typed of a class that is in the draft already; what cannot be understood waits, and is told on leaving. */
function useLiveDraft(entry: ClubClass, week: Week, activities: readonly Activity[]) {
  const [seen, setSeen] = useState(entry);
  const { handle, read, reset, forgive } = useClassDraft(entry, activities, false);
  // It was moved in the grid, or somebody else published: the fields say what it is now.
  if (seen !== entry) {
    setSeen(entry);
    reset(entry);
  }
  const live: FormHandle<ClubClassDraft> = {
    ...handle,
    set: (name, value) => {
      handle.set(name, value);
      const typed = clubClassInput.safeParse({ ...handle.draft, [name]: value });
      if (!typed.success) return;
      const changed = { ...entry, ...typed.data };
      forgive();
      setSeen(changed);
      week.put(changed);
    },
  };
  return { live, read };
}

function isTwin(other: ClubClass, entry: ClubClass): boolean {
  return (
    other.id !== entry.id &&
    other.weekday !== entry.weekday &&
    other.activity_id === entry.activity_id &&
    other.start_minute === entry.start_minute
  );
}

const dayText = new Intl.DateTimeFormat("es-ES", { day: "numeric", month: "short", timeZone: "UTC" });

/** What is different on a date; that is changed where a date is chosen. */
function Exceptions({ it, changes }: Pick<ClassInspectorProps, "it" | "changes">) {
  const own = changes.filter(({ class_id }) => class_id === it.id);
  return (
    <div className="ruled-top stack gap-8 pad">
      <h3>Excepciones</h3>
      <ul>
        {own.map((change) => (
          <li key={change.id}>
            <b>{dayText.format(new Date(`${change.on_date}T12:00:00Z`))}</b> {changeWords(change)}
          </li>
        ))}
      </ul>
      <Link className="panel-link" to={`?${new URLSearchParams({ club: it.club_id, modo: "fecha" })}`}>
        {own.length === 0 ? "Cambiar un día concreto" : "Ver por fecha"}
      </Link>
      <HistoryLink table="club_classes" id={it.id} />
    </div>
  );
}

function changeWords({ is_cancelled, start_minute, instructor, room }: ClassException): string {
  if (is_cancelled) return "Cancelada";
  const parts = [
    start_minute !== null && `a las ${clockText(start_minute)}`,
    instructor && `la da ${instructor}`,
    room,
  ];
  return parts.filter(Boolean).join(", ");
}
