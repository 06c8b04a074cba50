import { CalendarPlus, RefreshCw } from "lucide-react";
import { safeSource } from "#app/domain/links/link-safety.ts";
import { spanText } from "#app/domain/timetable/class-events.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Intensity, Mark } from "#app/views/timetable/activity-look.tsx";
import { wholeDay } from "./day-words.ts";
import type { ShownClass } from "./timetable-model.ts";
import "./class-details.css";

/** What there is to know of a class: a popover beside its block, a sheet on a phone. The browser opens it by itself. */
export function ClassDetails({ of: it, path }: { of: ShownClass; path: string }) {
  const { activity, weekly } = it;
  const picture = safeSource(activity.image);
  return (
    <div popover="auto" id={it.key} className="class-details" role="dialog" aria-labelledby={`${it.key}t`}>
      <h3 id={`${it.key}t`}>
        <Mark of={activity.mark} size={14} />
        {activity.name}
      </h3>
      <button
        type="button"
        popoverTarget={it.key}
        popoverTargetAction="hide"
        className="class-details__close"
        aria-label="Cerrar"
      />
      <p>{`${wholeDay(it.date)}, ${spanText(it)}`}</p>
      <Difference of={it} />
      {activity.description && <p>{activity.description}</p>}
      {picture && <Picture src={picture} alt="" width={640} height={320} sizes="344px" />}
      <dl>
        <Fact term="Instructor" value={it.instructor} />
        <Fact term="Sala" value={it.room} />
        <Fact term="Duración" value={`${weekly.minutes} minutos`} />
        <Fact term="Plazas" value={weekly.places} />
        <div>
          <dt>Intensidad</dt>
          <dd>
            <Intensity of={activity.intensity} isSpoken={false} /> {activity.intensity}
          </dd>
        </div>
      </dl>
      <LinkButton href={`${path}.ics?clase=${weekly.id}`} full>
        <Icon of={CalendarPlus} size={18} />
        Añadir esta clase
      </LinkButton>
    </div>
  );
}

function Difference({ of: { isCancelled, insteadOf, instructor, movedFrom, weekly } }: { of: ShownClass }) {
  if (isCancelled) return <p className="class-details__note class-details__note--off">Cancelada este día.</p>;
  if (insteadOf === null && movedFrom === null) return null;
  return (
    <p className="class-details__note">
      <Icon of={RefreshCw} size={16} />
      <span>
        {insteadOf !== null && (
          <>
            <b>Sustitución.</b> La da {instructor} en lugar de {insteadOf}.{" "}
          </>
        )}
        {movedFrom !== null && (
          <>
            <b>Cambio de hora.</b> Otras semanas es a las{" "}
            {spanText({ start: movedFrom, end: movedFrom + weekly.minutes }).split("–")[0]}.
          </>
        )}
      </span>
    </p>
  );
}

function Fact({ term, value }: { term: string; value: string | number | null }) {
  if (value === null || value === "") return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
