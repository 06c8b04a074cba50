import { Copy, Plus, Trash2, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { clockText } from "#domain/time/clock.ts";
import { newClassId } from "#domain/timetable/week-changes.ts";
import { weekdays } from "#domain/timetable/weekdays.ts";
import type { Activity } from "../../content/clubs/activity.ts";
import type { ClubClass } from "../../content/clubs/club-class.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { IconButton } from "../../ui/pictures/icon-button.tsx";
import { Swatch } from "../../views/timetable/activity-look.tsx";
import { activityOf, classWords, dayName, inOrder } from "./class-words.ts";
import type { Week } from "./use-week.ts";

export interface WeekViewProps {
  week: Week;
  activities: readonly Activity[];
  onOpen: (it: ClubClass) => void;
  onAdd: (known: Partial<ClubClass>) => void;
}

/** The week as lists of its days: everything that the grid does, without dragging. On a phone a day at a time. */
export function WeekList(view: WeekViewProps) {
  const [day, setDay] = useState(1);
  const { week } = view;
  const classesOf = (weekday: number) => inOrder(week.classes.filter((entry) => entry.weekday === weekday));
  const hasClash = (weekday: number) => week.clashes.some(({ first }) => first.weekday === weekday);
  return (
    <>
      <fieldset className="day-strip sevenths only-narrow ruled" aria-label="Día">
        {weekdays.map(({ value, text, letter }) => (
          <button
            className="centred gap-4"
            key={value}
            type="button"
            aria-pressed={Number(value) === day}
            onClick={() => setDay(Number(value))}
          >
            <b className={hasClash(Number(value)) ? "bad" : undefined} aria-hidden="true">
              {letter}
            </b>
            <span className="fine" aria-hidden="true">
              {classesOf(Number(value)).length}
            </span>
            <span className="sr-only">
              {`${text}, ${countText(classesOf(Number(value)).length)}${hasClash(Number(value)) ? ", con choque" : ""}`}
            </span>
          </button>
        ))}
      </fieldset>
      {weekdays.map(({ value, text }) => (
        <DayTable key={value} weekday={Number(value)} name={text} isShown={Number(value) === day} {...view}>
          {classesOf(Number(value))}
        </DayTable>
      ))}
    </>
  );
}

interface DayTableProps extends WeekViewProps {
  weekday: number;
  name: string;
  /** The one that a phone shows. */
  isShown: boolean;
  children: ClubClass[];
}

function DayTable({ weekday, name, isShown, children: classes, ...view }: DayTableProps) {
  return (
    <section className="week-list pad-20" data-shown={isShown || undefined} aria-labelledby={`dia-${weekday}`}>
      <h2 className="panel-title capital small" id={`dia-${weekday}`}>
        {name} <span className="plain fine muted">{countText(classes.length)}</span>
      </h2>
      {classes.length > 0 && (
        <ul className="above below">
          {classes.map((entry) => (
            <Row key={entry.id} it={entry} {...view} />
          ))}
        </ul>
      )}
      <Button size="compact" variant="line" className="full-narrow" onClick={() => view.onAdd({ weekday })}>
        <Icon of={Plus} size={17} />
        Añadir clase el {name}
      </Button>
    </section>
  );
}

function Row({ it, week, activities, onOpen }: WeekViewProps & { it: ClubClass }) {
  const activity = activityOf(it, activities);
  const words = classWords(it, activities);
  const clash = week.clashes.find(({ first, second }) => first.id === it.id || second.id === it.id);
  const other = clash && (clash.first.id === it.id ? clash.second : clash.first);
  const copy = () => onOpen({ ...it, id: newClassId(), updated_at: "" });
  return (
    <li className="row gap-4 ruled" data-bad={clash ? true : undefined}>
      <button type="button" className="week-list__open hovers stack grow left" onClick={() => onOpen(it)}>
        <span className="sr-only">Editar, {dayName(it.weekday)} </span>
        <span className="row wraps gap-4 figures">
          <b>{clockText(it.start_minute)}</b>
          <span className="muted">{clockText((it.start_minute + it.minutes) % 1440)}</span>
        </span>
        {activity && <Swatch tone={activity.tone} mark={activity.mark} />}
        <span className="grow">
          <b>{activity?.name ?? "Actividad eliminada"}</b>
          <small>{[it.instructor, it.room].filter(Boolean).join(" · ")}</small>
          {clash && other && (
            <span className="row gap-8 fine bad">
              <Icon of={TriangleAlert} size={14} />
              {clash.first.id === it.id ? "Pisa" : "La pisa"} {activityOf(other, activities)?.name}: {clash.name}
            </span>
          )}
        </span>
        <span className="week-list__dates fine muted">{datesOf(it)}</span>
      </button>
      <IconButton compact icon={Copy} label={`Duplicar ${words}`} onClick={copy} />
      <IconButton compact danger icon={Trash2} label={`Quitar ${words}`} onClick={() => week.remove(it.id)} />
    </li>
  );
}

function countText(classes: number): string {
  return classes === 1 ? "1 clase" : `${classes} clases`;
}

function datesOf({ valid_from, valid_until }: ClubClass): string {
  const short = (date: string) => date.split("-").reverse().slice(0, 2).map(Number).join("/");
  if (valid_from && valid_from === valid_until) return `Solo el ${short(valid_from)}`;
  return [valid_from && `Desde ${short(valid_from)}`, valid_until && `Hasta ${short(valid_until)}`]
    .filter(Boolean)
    .join(" ");
}
