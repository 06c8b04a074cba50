import { Plus } from "lucide-react";
import { memo } from "react";
import { clockText } from "#domain/time/clock.ts";
import { newClassId } from "#domain/timetable/week-changes.ts";
import type { Activity } from "../../content/clubs/activity.ts";
import { type ClubClass, clubClasses } from "../../content/clubs/club-class.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Mark, toneClass } from "../../views/timetable/activity-look.tsx";
import { activityOf } from "./class-words.ts";
import { roomWords } from "./lift-words.ts";
import type { Edge, Lift, useLift } from "./use-lift.ts";
import type { WeekViewProps } from "./week-list.tsx";

interface PaletteProps {
  activities: readonly Activity[];
  clubId: string | undefined;
  onGrab: ReturnType<typeof useLift>["grab"];
  onAdd: WeekViewProps["onAdd"];
}

/** The activities, to be dragged into the week; a press opens the form of a new class instead. */
export function Palette({ activities, clubId, onGrab, onAdd }: PaletteProps) {
  const fresh = (entry: Activity): ClubClass => ({
    ...clubClasses.preview(clubClasses.empty({ start_minute: "10:00", club_id: clubId ?? "" })),
    id: newClassId(),
    activity_id: entry.id,
    minutes: entry.minutes,
  });
  return (
    <fieldset className="week-board__palette row wraps gap-8" aria-label="Actividades para añadir">
      {activities.map((activity) => (
        <button
          key={activity.id}
          type="button"
          className={`${toneClass(activity.tone)} row inline gap-4 fine strong target`}
          aria-label={`Añadir clase de ${activity.name}`}
          onPointerDown={(event) => clubId !== undefined && onGrab(event, fresh(activity))}
          onClick={() => onAdd({ activity_id: activity.id, minutes: activity.minutes })}
        >
          <Mark of={activity.mark} />
          {activity.name}
        </button>
      ))}
      <Button size="compact" variant="text" onClick={() => onAdd({})}>
        <Icon of={Plus} size={17} />
        Clase
      </Button>
    </fieldset>
  );
}

interface BlockProps {
  it: ClubClass;
  activity: Activity | undefined;
  from: number;
  column: number;
  columns: number;
  isStop: boolean;
  isBad: boolean;
  isLifted: boolean;
  /** The one whose facts stand beside the grid. */
  isChosen: boolean;
  words: string;
}

export const blockId = (id: string) => `class-${id}`;

/** For the mouse; by key an end moves with the capitals' key and the arrows. */
const edges: readonly Edge[] = ["top", "bottom"];

/** A class in the grid, drawn anew when what it shows has changed. What is done with it, the board hears. */
export const Block = memo(function Block({ it, activity, from, column, columns, isBad, words, ...is }: BlockProps) {
  const place = { "--s": it.start_minute - from, "--d": it.minutes, "--j": column, "--k": columns };
  return (
    <li
      className="placed"
      style={place}
      data-class={it.id}
      data-bad={isBad || undefined}
      data-lifted={is.isLifted || undefined}
      data-chosen={is.isChosen || undefined}
      data-short={it.minutes < 40 || undefined}
    >
      <button
        type="button"
        id={blockId(it.id)}
        className={`full left nowrap clip tiny ${activity ? toneClass(activity.tone) : ""}`}
        // Beside others its name is cut.
        title={words}
        tabIndex={is.isStop ? 0 : -1}
        aria-describedby="week-board-help"
      >
        {/* As text, with its day, which the column says to the eye. */}
        <span className="sr-only">
          {words}
          {isBad && ", choca"}
        </span>
        <b className="row gap-4" aria-hidden="true">
          {activity && columns === 1 && <Mark of={activity.mark} size={10} />}
          {activity?.name}
        </b>
        <span aria-hidden="true">
          {clockText(it.start_minute)}
          {columns === 1 && it.instructor && ` · ${it.instructor.split(" ")[0]}`}
        </span>
      </button>
      {edges.map((edge) => (
        <span key={edge} className="week-board__edge" data-edge={edge} aria-hidden="true" />
      ))}
    </li>
  );
});

/** The class that something happened to, with the part of it: its button, or one of its edges. */
export function blockAt({ target }: { target: EventTarget }, classes: readonly ClubClass[]) {
  const part = target instanceof Element ? target.closest<HTMLElement>("[data-class] > *") : null;
  const it = classes.find(({ id }) => id === part?.parentElement?.dataset.class);
  if (!part || !it) return null;
  return { part, it, edge: edges.find((edge) => edge === part.dataset.edge) };
}

interface GhostProps {
  lift: Lift;
  from: number;
  classes: readonly ClubClass[];
  activities: readonly Activity[];
}

export function Ghost({ lift, from, classes, activities }: GhostProps) {
  return (
    <li className="week-ghost placed gold clip tiny" style={{ "--s": lift.start_minute - from, "--d": lift.minutes }}>
      <b>{activityOf(lift.it, activities)?.name}</b>
      <span>
        {clockText(lift.start_minute)}
        {lift.minutes !== lift.it.minutes && `–${clockText(lift.start_minute + lift.minutes)}`}
        {roomWords(lift, classes)}
      </span>
    </li>
  );
}
