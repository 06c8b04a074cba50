import { useState } from "react";
import { useRevalidator } from "react-router";
import { peopleToasts } from "#texts/admin/people-toasts.ts";
import type { ToastText } from "#texts/toast-text.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import type { Person } from "../../data/people/people.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { toastOf } from "../form/save-result.ts";
import { Chip } from "../layout/chip.tsx";
import { endAccess, endSessions, setAdministrator, takeSecondFactor } from "./people-commands.ts";
import { RoleDialog } from "./role-dialog.tsx";
import { roleWords } from "./role-words.ts";

/** A command about somebody, after a question. */
interface PersonCommand {
  person: Person;
  question: string;
  explanation: string;
  button: string;
  run: () => Promise<unknown>;
  said: ToastText;
}

/** Who has access, and what an administrator may do about it. */
export function PeopleList({ people, clubs }: { people: readonly Person[]; clubs: readonly ClubName[] }) {
  const [command, setCommand] = useState<PersonCommand>();
  const [changed, setChanged] = useState<Person>();
  return (
    <section className="panel-box panel-card panel-card--people" aria-labelledby="people">
      <h2 id="people">{people.length === 1 ? "1 persona" : `${people.length} personas`}</h2>
      <ul className="people">
        {people.map((person) => (
          <PersonRow
            key={person.user_id}
            person={person}
            clubs={clubs.filter(({ id }) => person.clubs.includes(id)).map(({ name }) => name)}
            onAsk={setCommand}
            onRole={() => setChanged(person)}
          />
        ))}
      </ul>
      {changed && <RoleDialog person={changed} clubs={clubs} onClose={() => setChanged(undefined)} />}
      {command && <CommandDialog command={command} onClose={() => setCommand(undefined)} />}
    </section>
  );
}

interface PersonRowProps {
  person: Person;
  /** Their names. */
  clubs: string[];
  onAsk: (command: PersonCommand) => void;
  onRole: () => void;
}

function PersonRow({ person, clubs, onAsk, onRole }: PersonRowProps) {
  return (
    <li>
      <div>
        <p className="people__email">{person.email}</p>
        <p className="people__role">{[roleWords[person.role].name, clubs.join(", ")].filter(Boolean).join(" · ")}</p>
        <p className="people__chips">
          {person.is_me && <Chip>Eres tú</Chip>}
          {person.is_admin && <Chip tone="works">Administra el acceso</Chip>}
          {person.has_second_factor && <Chip tone="good">Dos pasos</Chip>}
          {person.is_invited && <Chip>Invitada</Chip>}
        </p>
        <p className="people__when">{describeActivity(person)}</p>
      </div>
      {!person.is_me && (
        <div className="people__deeds">
          <Button size="compact" variant="text" aria-label={`Puesto y clubs: ${person.email}`} onClick={onRole}>
            Puesto y clubs
          </Button>
          {commandsFor(person).map((command) => (
            <Button
              size="compact"
              variant="text"
              key={command.button}
              aria-label={`${command.button}: ${person.email}`}
              onClick={() => onAsk(command)}
            >
              {command.button}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

function CommandDialog({ command, onClose }: { command: PersonCommand; onClose: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const confirm = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await command.run();
      showToast(command.said);
      await revalidate();
    } catch (error) {
      showToast(toastOf(error, peopleToasts.failed));
    }
    onClose();
  };
  return (
    <Dialog title={command.question} alert aria-describedby="command" onDismiss={onClose}>
      <div className="dialog__body" id="command">
        <p className="dialog__subject">{command.person.email}</p>
        <p>{command.explanation}</p>
      </div>
      <footer className="dialog__foot">
        {/* The safe answer has the focus in a question about somebody else. */}
        <Button size="compact" variant="line" autoFocus onClick={onClose}>
          Cancelar
        </Button>
        <Button size="compact" variant="danger" busy={isBusy} onClick={confirm}>
          {command.button}
        </Button>
      </footer>
    </Dialog>
  );
}

function commandsFor(person: Person): PersonCommand[] {
  const { is_admin: isAdmin } = person;
  const end: PersonCommand = {
    person,
    question: "¿Quitar el acceso?",
    explanation: "Dejará de poder entrar y saldrá de donde esté ahora. Lo que ha escrito se queda.",
    button: "Quitar acceso",
    run: () => endAccess(person.user_id),
    said: peopleToasts.accessEnded(person.email),
  };
  if (person.is_invited) return [end];
  const commands: (PersonCommand | false)[] = [
    person.role === "direction" && {
      person,
      question: isAdmin ? "¿Quitar la administración?" : "¿Dar la administración?",
      explanation: isAdmin
        ? "Seguirá editando la web, pero ya no podrá invitar a nadie ni quitar accesos."
        : "Podrá invitar a otras personas, quitarles el acceso y exigir la verificación en dos pasos.",
      button: isAdmin ? "Quitar administración" : "Dar administración",
      run: () => setAdministrator(person.user_id, !isAdmin),
      said: isAdmin ? peopleToasts.noAdministrator(person.email) : peopleToasts.administrator(person.email),
    },
    person.has_second_factor && {
      person,
      question: "¿Quitar su verificación en dos pasos?",
      explanation:
        "Para quien ha perdido el móvil y los códigos. Sus sesiones se cierran y entra solo con su contraseña.",
      button: "Quitar dos pasos",
      run: () => takeSecondFactor(person.user_id),
      said: peopleToasts.factorTaken(person.email),
    },
    person.sessions > 0 && {
      person,
      question: "¿Cerrar sus sesiones?",
      explanation: "Saldrá de todos sus dispositivos y tendrá que volver a entrar.",
      button: "Cerrar sesiones",
      run: () => endSessions(person.user_id),
      said: peopleToasts.sessionsEnded(person.email),
    },
    end,
  ];
  return commands.filter((it) => it !== false);
}

const day = new Intl.DateTimeFormat("es-ES", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Europe/Madrid",
});

function describeActivity({ last_seen_at, sessions, is_invited }: Person): string {
  if (is_invited) return "Aún no ha elegido su contraseña.";
  if (last_seen_at === null) return "Todavía no ha entrado.";
  const open = sessions === 1 ? "1 sesión abierta" : `${sessions} sesiones abiertas`;
  return `Última actividad: ${day.format(new Date(last_seen_at))}. ${sessions === 0 ? "Ninguna sesión abierta" : open}.`;
}
