import { readSecondFactor } from "../../data/people/second-factor.ts";
import { listSessions } from "../../data/people/sessions.ts";
import { NameForm, readMyName } from "../account/name-form.tsx";
import { PasswordForm } from "../account/password-form.tsx";
import { SecondFactorCard } from "../account/second-factor-card.tsx";
import { SessionsCard } from "../account/sessions-card.tsx";
import { PageHead } from "../layout/page-head.tsx";
import { panelTitle } from "../sections.ts";
import { browserClient } from "../session/browser-client.ts";
import type { Route } from "./+types/account.ts";

/** Null for what cannot be read: the password can be changed all the same. */
export async function clientLoader() {
  const client = browserClient();
  const [secondFactor, sessions, name] = await Promise.all([
    readSecondFactor(client).catch(() => null),
    listSessions(client).catch(() => null),
    readMyName().catch(() => null),
  ]);
  return { secondFactor, sessions, name };
}

export const meta = () => [{ title: panelTitle("Mi cuenta") }];

export default function Account({ loaderData: { secondFactor, sessions, name } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Mi cuenta"
        about="Tu contraseña, la verificación en dos pasos y los dispositivos en los que has entrado."
      />
      <div className="stack gap-16">
        {name !== null && <NameForm name={name} />}
        <PasswordForm />
        <SecondFactorCard factor={secondFactor} />
        <SessionsCard sessions={sessions} />
      </div>
    </>
  );
}
