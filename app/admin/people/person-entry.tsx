import { KeyRound, Monitor, ShieldAlert, ShieldCheck, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { describeDevice } from "#domain/panel/describe-device.ts";
import { recentMoment } from "#domain/time/recent-moment.ts";
import { peopleToasts } from "#texts/admin/people-toasts.ts";
import type { Person } from "../../data/people/people.ts";
import type { OpenSession } from "../../data/people/sessions.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { usePress } from "../session/attempt.ts";
import { askSecondFactor, endSession } from "./people-commands.ts";
import { useRun } from "./person-menu.tsx";
import { changeAdministration, type Question, takeFactor } from "./person-question.tsx";

interface PersonEntryProps {
  person: Person;
  sessions: readonly OpenSession[];
  onAsk: (question: Question) => void;
}

/** How somebody comes in, and where she is. */
export function PersonEntry({ person, sessions, onAsk }: PersonEntryProps) {
  const { user_id: id, email, has_second_factor: hasFactor, asks_factor: asksFactor } = person;
  const { is_admin: isAdmin, is_me: isMe } = person;
  const run = useRun();
  return (
    <section className="panel-box panel-card" aria-labelledby="entry">
      <h2 id="entry">Entrada</h2>
      <ul className="parted">
        <Line
          icon={hasFactor ? ShieldCheck : ShieldAlert}
          name={hasFactor ? "Segundo factor activo" : "Segundo factor sin activar"}
          about={hasFactor ? "Además de su contraseña" : asksFactor ? askedOfHer : "Entra solo con su contraseña"}
        >
          {hasFactor && !isMe && (
            <Button size="compact" variant="line" onClick={() => onAsk(takeFactor(person))}>
              Quitar dos pasos
            </Button>
          )}
          {!hasFactor && !isMe && (
            <Button
              size="compact"
              variant="line"
              onClick={() => run(() => askSecondFactor(id, !asksFactor), peopleToasts.factorAsked(email, !asksFactor))}
            >
              {asksFactor ? "Dejar de pedirlo" : "Pedirlo"}
            </Button>
          )}
        </Line>
        {person.role === "direction" && !person.is_off && (
          <Line
            icon={KeyRound}
            name={isAdmin ? "Administra el acceso" : "No administra el acceso"}
            about={isAdmin ? "Invita, cambia puestos y quita accesos" : "Lo hace otra persona de Dirección"}
          >
            {!isMe && (
              <Button size="compact" variant="line" onClick={() => onAsk(changeAdministration(person))}>
                {isAdmin ? "Quitar administración" : "Dar administración"}
              </Button>
            )}
          </Line>
        )}
        {sessions.map((session) => (
          <SessionLine key={session.id} person={person} session={session} />
        ))}
      </ul>
      {sessions.length === 0 && <p>Ninguna sesión abierta.</p>}
    </section>
  );
}

const askedOfHer = "Se le pide: sin él no verá ni cambiará nada";

function SessionLine({ person, session }: { person: Person; session: OpenSession }) {
  const [isBusy, press] = usePress();
  const { revalidate } = useRevalidator();
  const { name, isPhone } = describeDevice(session.user_agent);
  const end = () =>
    press(peopleToasts.failed, async () => {
      await endSession(person.user_id, session.id);
      showToast(peopleToasts.sessionEnded(name));
      await revalidate();
    });
  return (
    <Line icon={isPhone ? Smartphone : Monitor} name={name} about={recentMoment(session.last_seen_at, new Date())}>
      {!person.is_me && (
        <Button
          size="compact"
          variant="line"
          busy={isBusy}
          aria-label={`Cerrar la sesión de ${name}`}
          onClick={() => void end()}
        >
          Cerrar
        </Button>
      )}
    </Line>
  );
}

interface LineProps {
  icon: typeof Monitor;
  name: string;
  about: string;
  children: ReactNode;
}

function Line({ icon, name, about, children }: LineProps) {
  return (
    <li className="row pad-y">
      <Icon of={icon} size={20} />
      <div className="grow">
        <p className="strong">{name}</p>
        <p className="fine muted">{about}</p>
      </div>
      {children}
    </li>
  );
}
