import { ShieldAlert, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { type Role, roles } from "#domain/people/role.ts";
import { recentMoment } from "#domain/time/recent-moment.ts";
import { peopleToasts } from "#texts/admin/people-toasts.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import type { Person } from "../../data/people/people.ts";
import { Button } from "../../ui/links/button.tsx";
import { buttonClass } from "../../ui/links/button-class.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { initialsOf } from "../history/who.ts";
import { Chip } from "../layout/chip.tsx";
import { OpenButton } from "../resource/open-button.tsx";
import { setOff } from "./people-commands.ts";
import { PersonMenu, type PersonMenuProps, useRun } from "./person-menu.tsx";
import { PersonQuestion, type Question } from "./person-question.tsx";
import { roleWords } from "./role-words.ts";

const withoutFactor = "sin-segundo-factor";

/** Whom a choice of the filter shows; what is chosen stands in the address. */
const choices: { value: string; text: string; has: (person: Person) => boolean }[] = [
  { value: "", text: "Todas", has: () => true },
  ...roles.map((role: Role) => ({
    value: role,
    text: roleWords[role].name,
    has: (person: Person) => person.role === role,
  })),
  {
    value: withoutFactor,
    text: "Sin segundo factor",
    has: (person) => !person.has_second_factor && !person.is_invited && !person.is_off,
  },
];

/** Who has access: what she may, where, and when she was here. */
export function PeopleTable({ people, clubs }: { people: readonly Person[]; clubs: readonly ClubName[] }) {
  const [search] = useSearchParams();
  const chosen = choices.find(({ value }) => value === (search.get("ver") ?? "")) ?? choices[0];
  const shown = people.filter((person) => chosen?.has(person));
  const [asked, setAsked] = useState<{ question: Question; person: Person }>();
  return (
    <section aria-label="Quién tiene acceso">
      <nav className="pills row gap-8 below-16" aria-label="Filtros">
        {choices
          .map((choice) => ({ ...choice, total: people.filter(choice.has).length }))
          .filter(({ value, total }) => value === "" || total > 0)
          .map(({ value, text, total }) => (
            <Link
              key={value}
              to={value ? `?ver=${value}` : "/admin/personas"}
              aria-current={chosen?.value === value ? "true" : undefined}
              preventScrollReset
            >
              {text} <span className={value === withoutFactor ? "asks" : undefined}>{total}</span>
            </Link>
          ))}
      </nav>
      <div className="panel-box">
        <Table
          label="Personas"
          columns={columnsOf(clubs, (question, person) => setAsked({ question, person }))}
          rows={shown}
          rowKey={(person) => person.user_id}
        />
      </div>
      {asked && (
        <PersonQuestion question={asked.question} email={asked.person.email} onClose={() => setAsked(undefined)} />
      )}
    </section>
  );
}

const columnsOf = (clubs: readonly ClubName[], onAsk: PersonMenuProps["onAsk"]): Column<Person>[] => [
  { title: "Persona", kind: "name", cell: (person) => <Name person={person} /> },
  { title: "Puesto", cell: ({ role }) => <span className="nowrap">{roleWords[role].name}</span> },
  { title: "Clubs", cell: (person) => namesOf(person, clubs) },
  { title: "Segundo factor", cell: (person) => <Factor person={person} /> },
  { title: "Última vez", cell: (person) => <LastSeen person={person} /> },
  { title: "Acciones", kind: "actions", cell: (person) => <PersonAction person={person} onAsk={onAsk} /> },
];

/** The names of her clubs; whose role is for none has them all. */
function namesOf({ clubs: ids }: Person, clubs: readonly ClubName[]): string {
  const names = clubs.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return names.length > 0 ? names.join(", ") : "Todos";
}

function Name({ person }: { person: Person }) {
  const { name, email, is_me: isMe, is_admin: isAdmin } = person;

  return (
    <span className="row left">
      <span className="initials round grey centred still strong" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span>
        <b className="ink">{name}</b> {isMe && <Chip>Tú</Chip>} {isAdmin && <Chip>Administra el acceso</Chip>}
        <small>{email}</small>
      </span>
    </span>
  );
}

function Factor({ person }: { person: Person }) {
  if (person.is_invited || person.is_off) return "—";
  return person.has_second_factor ? (
    <span className="good row inline gap-8 strong">
      <Icon of={ShieldCheck} size={17} /> Activo
    </span>
  ) : (
    <span className="good asks row inline gap-8 strong">
      <Icon of={ShieldAlert} size={17} /> Sin activar
    </span>
  );
}

const dayMs = 86_400_000;
const linkDays = 7;

function LastSeen({ person }: { person: Person }) {
  if (person.is_off) return <Chip>Sin acceso</Chip>;
  if (person.is_invited) return <Chip>{invitedInWords(person, new Date())}</Chip>;
  if (person.is_me) return "ahora";
  return person.last_seen_at ? recentMoment(person.last_seen_at, new Date()) : "Todavía no ha entrado";
}

function invitedInWords({ invited_at: at }: Person, now: Date): string {
  const days = at ? Math.ceil((Date.parse(at) + linkDays * dayMs - now.getTime()) / dayMs) : 0;
  return days > 0 ? `Invitada, caduca en ${days}\u00a0d` : "Invitada, caducada";
}

function PersonAction({ person, onAsk }: PersonMenuProps) {
  const { user_id: id, name, email, is_off: isOff, is_invited: isInvited } = person;
  const run = useRun();
  return (
    <span className="row inline gap-4 nowrap">
      {isOff ? (
        <Button
          size="compact"
          variant="text"
          aria-label={`Activar a ${email}`}
          onClick={() => run(() => setOff(id, false), peopleToasts.accessGiven(email))}
        >
          Activar
        </Button>
      ) : isInvited ? (
        <OpenButton
          variant="text"
          to={`/admin/personas/invitar?email=${encodeURIComponent(email)}`}
          label={`Reenviar la invitación de ${name}`}
        >
          Reenviar
        </OpenButton>
      ) : (
        <Link
          className={buttonClass({ variant: "text", size: "compact" })}
          to={`/admin/personas/${id}`}
          aria-label={`Editar ${email}`}
        >
          Editar
        </Link>
      )}
      <PersonMenu person={person} onAsk={onAsk} />
    </span>
  );
}
