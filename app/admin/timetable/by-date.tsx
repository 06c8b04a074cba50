import { useMemo, useState } from "react";
import { clockText } from "#domain/time/clock.ts";
import { isDate } from "#domain/time/dates.ts";
import { classesOn, type DatedClass } from "#domain/timetable/classes-on.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import type { ClubClass } from "../../content/clubs/club-class.ts";
import type { StoredTimetable } from "../../data/clubs/read-timetable.ts";
import { Button } from "../../ui/links/button.tsx";
import { Swatch } from "../../views/timetable/activity-look.tsx";
import { Chip } from "../layout/chip.tsx";
import { activityOf } from "./class-words.ts";
import { ExceptionForm } from "./exception-form.tsx";
import { SpecialDays } from "./special-days.tsx";
import { type DateActions, useDateActions } from "./use-date-actions.ts";

/** What is different on a date: it is on the web as soon as it is saved, and the week stays as it is. */
export function ByDate({ club, stored, today }: { club: ClubName; stored: StoredTimetable; today: string }) {
  const [date, setDate] = useState(today);
  const actions = useDateActions();
  const classes = useMemo(
    () => (isDate(date) ? classesOn(stored, date, { kind: "normal", name: null, ranges: null }) : []),
    [stored, date],
  );
  const special = stored.days.find((day) => day.on_date === date && (day.club_id === null || day.club_id === club.id));
  return (
    <div className="beside pad-20">
      <section aria-labelledby="por-fecha">
        <h2 className="panel-title heading below" id="por-fecha">
          Clases de un día
        </h2>
        <label className="narrow stack gap-8 fine strong below-16">
          Día
          <input
            className="input"
            type="date"
            value={date}
            min={today}
            onChange={(event) => setDate(event.target.value)}
          />
        </label>
        {special && (
          <p className="panel-notice">
            Ese día es especial: {special.name ?? special.kind}. Solo se dan las clases que caen dentro de su horario.
          </p>
        )}
        {classes.length === 0 && <p>Ese día no hay clases.</p>}
        <ul className="parted">
          {classes.map((datedClass) => (
            <DatedRow key={datedClass.weekly.id} it={datedClass} stored={stored} actions={actions} />
          ))}
        </ul>
      </section>
      <SpecialDays club={club} days={stored.days} today={today} actions={actions} />
    </div>
  );
}

interface DatedRowProps {
  it: DatedClass<ClubClass>;
  stored: StoredTimetable;
  actions: DateActions;
}

function DatedRow({ it, stored, actions }: DatedRowProps) {
  const [isChanging, setChanging] = useState(false);
  const activity = activityOf(it.weekly, stored.activities);
  const change = stored.changes.find((known) => known.class_id === it.weekly.id && known.on_date === it.date);
  const words = `${activity?.name ?? "Clase"} de las ${clockText(it.start)}`;
  const cancel = () =>
    actions.put({
      table: "class_exceptions",
      values: { class_id: it.weekly.id, on_date: it.date, is_cancelled: true },
    });
  return (
    <li className="row wraps gap-8 press">
      <b className="figures">{clockText(it.start)}</b>
      {activity && <Swatch tone={activity.tone} mark={activity.mark} />}
      <span className="roomy">
        <b>{activity?.name}</b>
        <small>{[it.instructor, it.room].filter(Boolean).join(" · ")}</small>
        {it.insteadOf && <small>Sustituye a {it.insteadOf}</small>}
        {it.movedFrom !== null && <small>Antes a las {clockText(it.movedFrom)}</small>}
      </span>
      {it.isCancelled && <Chip tone="bad">Cancelada</Chip>}
      {change ? (
        <Button
          size="compact"
          variant="text"
          aria-label={`Volver a lo de siempre: ${words}`}
          onClick={() => actions.takeBack("class_exceptions", change.id)}
        >
          Volver a lo de siempre
        </Button>
      ) : (
        <span className="row wraps gap-4">
          <Button size="compact" variant="text" aria-label={`Cambiar ${words}`} onClick={() => setChanging(true)}>
            Cambiar
          </Button>
          <Button size="compact" variant="text" aria-label={`Cancelar ${words}`} onClick={cancel}>
            Cancelar
          </Button>
        </span>
      )}
      {isChanging && (
        <ExceptionForm
          it={it}
          title={words}
          week={stored.classes}
          actions={actions}
          onClose={() => setChanging(false)}
        />
      )}
    </li>
  );
}
