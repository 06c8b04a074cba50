import { listClubNames } from "../../data/clubs/clubs.ts";
import { readSession } from "../../data/people/auth.ts";
import { listPeople, readSecondFactorRule } from "../../data/people/people.ts";
import { lacksSecondFactor } from "../../data/people/second-factor.ts";
import { PageHead } from "../layout/page-head.tsx";
import { PanelProblem } from "../layout/panel-problem.tsx";
import { browserClient } from "../session/browser-client.ts";
import type { Route } from "./+types/people-route.ts";
import { InviteForm } from "./invite-form.tsx";
import { PeopleList } from "./people-list.tsx";
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

export default function People({ loaderData: { people, clubs, isRequired, canRequire } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Personas con acceso" about="Quién entra en el panel, qué puede hacer y en qué clubs." />
      {people.length === 0 ? (
        <p>Solo lo ven las personas que administran el acceso. Pídeselo a una de ellas.</p>
      ) : (
        <div className="panel-cards">
          <InviteForm clubs={clubs} />
          <PeopleList people={people} clubs={clubs} />
          <RoleTable />
          <SecondFactorRule isRequired={isRequired} canRequire={canRequire} />
        </div>
      )}
    </>
  );
}

export function ErrorBoundary() {
  return <PanelProblem />;
}
