import { Plus } from "lucide-react";
import { capital, clockWords, shortDayWords } from "#domain/visits/visit-words.ts";
import type { AgendaSlot, AgendaVisit } from "../../content/inbox/visit-desk.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { useIsMailOff } from "./mail-off.ts";
import { Places } from "./places.tsx";
import { type PeopleActions, VisitPerson } from "./visit-person.tsx";

interface HourPaneProps extends PeopleActions {
  hour: string;
  slots: readonly AgendaSlot[];
  visits: readonly AgendaVisit[];
}

export function HourPane({ hour, slots, visits, onAdd, ...actions }: HourPaneProps) {
  const isMailOff = useIsMailOff();
  const slot = slots.find(({ starts_at }) => starts_at === hour);
  if (!slot) {
    return (
      <aside className="agenda__pane ruled-left only-wide scrolls column" aria-label="Quién viene">
        <p className="muted pad-20">Pulsa una hora de la semana para ver quién viene.</p>
      </aside>
    );
  }
  const people = visits
    .filter((visit) => Date.parse(visit.starts_at) === Date.parse(slot.starts_at))
    .toSorted((a, b) => Number(a.status === "cancelled") - Number(b.status === "cancelled"));
  const time = clockWords(slot.starts_at);
  return (
    <aside className="agenda__pane ruled-left only-wide scrolls column" aria-labelledby="hora-elegida">
      <header className="ruled pad-20">
        <h2 className="panel-title heading" id="hora-elegida">
          {capital(shortDayWords(slot.on_date))}, {time}
        </h2>
        <p className="row fine muted above">
          {slot.taken} de {slot.capacity} plazas
          <Places taken={slot.taken} capacity={slot.capacity} />
        </p>
      </header>
      <ul>
        {people.map((person) => (
          <VisitPerson key={person.id} visit={person} {...actions} />
        ))}
      </ul>
      {slot.taken < slot.capacity && (
        <Button size="compact" variant="line" onClick={() => onAdd(slot.starts_at)}>
          <Icon of={Plus} size={17} />
          Añadir a las {time}
        </Button>
      )}
      <p className="fine muted ruled-top pad push-down">
        Arrastra a una persona a otra hora, o pulsa «Mover…».{" "}
        {isMailOff
          ? "Al mover o anular una visita, avisa por teléfono: la web no envía correo ahora."
          : "Al mover o anular una visita, la persona recibe un correo si dejó su email. Puedes quitar el aviso antes de guardar."}
      </p>
    </aside>
  );
}
