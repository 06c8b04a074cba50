import { Link, useRevalidator } from "react-router";
import { peopleToasts } from "#texts/admin/people-toasts.ts";
import type { ToastText } from "#texts/toast-text.ts";
import type { Person } from "../../data/people/people.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { attempt } from "../session/attempt.ts";
import { askSecondFactor, endSessions } from "./people-commands.ts";
import { changeAdministration, type Question, removeAccount, takeAccess, takeFactor } from "./person-question.tsx";
import { RowMenu } from "./row-menu.tsx";

export interface PersonMenuProps {
  person: Person;
  onAsk: (question: Question, person: Person) => void;
}

/** What is done with somebody besides editing her; what cannot be taken back at once asks first. */
export function PersonMenu({ person, onAsk }: PersonMenuProps) {
  const { user_id: id, email, is_me: isMe, is_off: isOff, is_invited: isInvited } = person;
  const ask = (question: Question) => onAsk(question, person);
  const did = (
    <Link key="did" to={`/admin/activity?persona=${id}`}>
      Ver su actividad
    </Link>
  );
  if (isMe) {
    return (
      <RowMenu name={person.name}>
        <Link to="/admin/cuenta">Mi cuenta</Link>
        {did}
      </RowMenu>
    );
  }
  return (
    <RowMenu name={person.name}>
      {(isOff || isInvited) && (
        <Link to={`/admin/personas/${id}`} aria-label={`Editar ${email}`}>
          Editar
        </Link>
      )}
      {did}
      {!isOff && !isInvited && <AtWork person={person} onAsk={ask} />}
      <button type="button" onClick={() => ask(isOff ? removeAccount(person) : takeAccess(person))}>
        {isOff ? "Eliminar la cuenta" : "Quitar el acceso"}
      </button>
    </RowMenu>
  );
}

function AtWork({ person, onAsk }: { person: Person; onAsk: (question: Question) => void }) {
  const { user_id: id, email, has_second_factor: hasFactor, asks_factor: asksFactor, sessions } = person;
  const run = useRun();
  const toggle = () => run(() => askSecondFactor(id, !asksFactor), peopleToasts.factorAsked(email, !asksFactor));
  return (
    <>
      {sessions > 0 && (
        <button type="button" onClick={() => run(() => endSessions(id), peopleToasts.sessionsEnded(email))}>
          Cerrar sus sesiones
        </button>
      )}
      <button type="button" onClick={toggle}>
        {asksFactor ? "Dejar de pedir segundo factor" : "Pedir segundo factor"}
      </button>
      {hasFactor && (
        <button type="button" onClick={() => onAsk(takeFactor(person))}>
          Quitar dos pasos
        </button>
      )}
      {person.role === "direction" && (
        <button type="button" onClick={() => onAsk(changeAdministration(person))}>
          {person.is_admin ? "Quitar administración" : "Dar administración"}
        </button>
      )}
    </>
  );
}

export function useRun() {
  const { revalidate } = useRevalidator();
  return (work: () => Promise<unknown>, said: ToastText) =>
    void attempt(peopleToasts.failed, async () => {
      await work();
      await revalidate();
      showToast(said);
    });
}
