import { Plus } from "lucide-react";
import { clockWords } from "#domain/visits/visit-words.ts";
import type { AgendaSlot, AgendaVisit } from "../../content/inbox/visit-desk.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Places } from "./places.tsx";
import { type PeopleActions, VisitPerson } from "./visit-person.tsx";

interface DayListProps extends PeopleActions {
  date: string;
  slots: readonly AgendaSlot[];
  visits: readonly AgendaVisit[];
}

/** A day as a list of the hours with somebody in them: what a phone shows. */
export function DayList({ date, slots, visits, onAdd, ...actions }: DayListProps) {
  const hours = slots
    .filter(({ on_date }) => on_date === date)
    .map((slot) => ({
      slot,
      people: visits.filter((visit) => Date.parse(visit.starts_at) === Date.parse(slot.starts_at)),
    }));
  const busy = hours.filter(({ people }) => people.length > 0);
  return (
    <div className="day-list only-narrow">
      {busy.length === 0 && (
        <p className="muted pad-20">
          {hours.length === 0 ? "Este día no hay visitas." : "Todavía no hay nadie apuntado este día."}
        </p>
      )}
      {busy.map(({ slot, people }) => (
        <section key={slot.starts_at}>
          <h2 className="row spread pad ruled small">
            {clockWords(slot.starts_at)}
            <span className="row gap-8 plain fine muted">
              {slot.taken} de {slot.capacity}
              {slot.taken >= slot.capacity && ", completo"}
              <Places taken={slot.taken} capacity={slot.capacity} />
            </span>
          </h2>
          <ul>
            {people.map((person) => (
              <VisitPerson key={person.id} visit={person} {...actions} />
            ))}
          </ul>
          {slot.taken < slot.capacity && (
            <Button size="compact" variant="text" onClick={() => onAdd(slot.starts_at)}>
              <Icon of={Plus} size={16} />
              Añadir a las {clockWords(slot.starts_at)}
            </Button>
          )}
        </section>
      ))}
    </div>
  );
}
