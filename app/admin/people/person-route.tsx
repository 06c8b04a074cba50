import { UserX } from "lucide-react";
import { useState } from "react";
import { Link, useRouteLoaderData } from "react-router";
import { madridLongDate } from "#domain/time/madrid-time.ts";
import { listColleagues } from "../../data/people/colleagues.ts";
import { listSessionsOf, type Person } from "../../data/people/people.ts";
import { listActivity, nameRows } from "../../data/record/activity.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { activityItemsOf, rowsToName } from "../activity/activity-items.ts";
import { ActivityList } from "../activity/activity-list.tsx";
import { initialsOf } from "../history/who.ts";
import { PageHead } from "../layout/page-head.tsx";
import { PanelProblem } from "../layout/panel-problem.tsx";
import { browserClient } from "../session/browser-client.ts";
import type { Route } from "./+types/person-route.ts";
import type { clientLoader as peopleLoader } from "./people-route.tsx";
import { PersonEntry } from "./person-entry.tsx";
import { PersonQuestion, type Question, removeAccount, takeAccess } from "./person-question.tsx";
import { PersonRole } from "./person-role.tsx";

const mostShown = 5;

export async function clientLoader({ params: { person } }: Route.ClientLoaderArgs) {
  const client = browserClient();
  if (!/^[0-9a-f-]{36}$/.test(person)) return { sessions: [], deeds: [], names: new Map(), colleagues: [] };
  const [sessions, entries, colleagues] = await Promise.all([
    listSessionsOf(client, person),
    listActivity(client, { person }, 50),
    listColleagues(client),
  ]);
  const deeds = activityItemsOf(entries).slice(0, mostShown);
  return { sessions, deeds, names: await nameRows(client, rowsToName(deeds)), colleagues };
}

/** Somebody of the team: what she may, where she is signed in, what she did last. */
export default function PersonRoute({ params, loaderData: { sessions, ...did } }: Route.ComponentProps) {
  const read = useRouteLoaderData<typeof peopleLoader>("admin/people/people-route");
  const [question, setQuestion] = useState<Question>();
  const person = read?.people.find((entry) => entry.user_id === params.person);
  return (
    <>
      <p className="below">
        <Link className="text-link text-link--back" to="/admin/personas">
          ← Personas
        </Link>
      </p>
      <PageHead
        title={person?.name ?? "Ya no está"}
        about={person ? aboutOf(person) : "Nadie tiene esta cuenta."}
        initials={person && initialsOf(person.name)}
      >
        {person && !person.is_me && (
          <Button
            size="compact"
            variant="line"
            onClick={() => setQuestion(person.is_off ? removeAccount(person) : takeAccess(person))}
          >
            <Icon of={UserX} size={17} /> {person.is_off ? "Eliminar la cuenta" : "Quitar el acceso"}
          </Button>
        )}
      </PageHead>
      {read && person && (
        <div className="beside">
          <PersonRole
            key={`${person.role}/${person.clubs}`}
            person={person}
            clubs={read.clubs}
            whyNot={whyNot(person, read.people)}
          />
          <div className="stack gap-16">
            <PersonEntry person={person} sessions={sessions} onAsk={setQuestion} />
            <section aria-labelledby="did">
              <h2 id="did">Lo último que hizo</h2>
              {did.deeds.length > 0 ? <ActivityList {...did} /> : <p>Todavía nada.</p>}
              <p>
                <Link className="panel-link" to={`/admin/activity?persona=${person.user_id}`}>
                  Ver toda su actividad
                </Link>
              </p>
            </section>
          </div>
        </div>
      )}
      {question && person && (
        <PersonQuestion question={question} email={person.email} onClose={() => setQuestion(undefined)} />
      )}
    </>
  );
}

function aboutOf({ email, added_at: since, is_off: isOff, is_invited: isInvited }: Person): string {
  const state = isOff ? " · sin acceso" : isInvited ? " · aún no ha elegido su contraseña" : "";
  return `${email} · en el equipo desde el ${madridLongDate(since)}${state}`;
}

/** Why her role cannot be another one now; nothing where it can. */
function whyNot(person: Person, people: readonly Person[]): string | undefined {
  const direction = people.filter((entry) => entry.role === "direction" && !entry.is_off && !entry.is_invited);
  if (person.role === "direction" && direction.length === 1) return "Nombra antes a otra persona de Dirección.";
  if (person.is_me) return "Tu puesto lo cambia otra persona que administre el acceso.";
  return person.is_admin ? "Administra el acceso: quítale antes la administración." : undefined;
}

export function ErrorBoundary() {
  return <PanelProblem />;
}
