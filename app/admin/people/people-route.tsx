import { UserPlus } from "lucide-react";
import { Outlet, useParams } from "react-router";
import { listClubNames } from "../../data/clubs/clubs.ts";
import { readSession } from "../../data/people/auth.ts";
import { listPeople, readSecondFactorRule } from "../../data/people/people.ts";
import { lacksSecondFactor } from "../../data/people/second-factor.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { ChangesLink } from "../history/history-link.tsx";
import { PageHead } from "../layout/page-head.tsx";
import { PanelProblem } from "../layout/panel-problem.tsx";
import { OpenButton } from "../resource/open-button.tsx";
import { browserClient } from "../session/browser-client.ts";
import type { Route } from "./+types/people-route.ts";
import { PeopleTable } from "./people-table.tsx";
import { RoleTable } from "./role-table.tsx";
import { SecondFactorRule } from "./second-factor-rule.tsx";

export async function clientLoader() {
  const client = browserClient();
  const [people, clubs, isRequired, session] = await Promise.all([
    listPeople(client),
    listClubNames(client),
    readSecondFactorRule(client),
    readSession(client),
  ]);
  return { people, clubs, isRequired, canRequire: session !== null && !lacksSecondFactor(session) };
}

/** Who may come in, and below this address each of them. */
export default function People({ loaderData: { people, clubs, isRequired, canRequire } }: Route.ComponentProps) {
  const { person } = useParams();
  if (person !== undefined) return <Outlet />;
  return (
    <>
      <PageHead title="Personas" about="Quién entra en el panel, qué puede hacer y en qué clubs.">
        {people.length > 0 && <ChangesLink section="/admin/personas" />}
        {people.length > 0 && (
          <OpenButton to="/admin/personas/invitar">
            <Icon of={UserPlus} size={17} /> Invitar
          </OpenButton>
        )}
      </PageHead>
      {people.length === 0 ? (
        <p>Solo lo ven las personas que administran el acceso. Pídeselo a una de ellas.</p>
      ) : (
        <div className="stack gap-16">
          <PeopleTable people={people} clubs={clubs} />
          <RoleTable />
          <SecondFactorRule isRequired={isRequired} canRequire={canRequire} />
        </div>
      )}
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  return <PanelProblem />;
}
