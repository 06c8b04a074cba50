import { readSecondFactor } from "../../data/second-factor.ts";
import { endOneSession, endOtherSessions, listSessions } from "../../data/sessions.ts";
import { PasswordForm } from "../account/password-form.tsx";
import { SecondFactorCard } from "../account/second-factor-card.tsx";
import { type EndedSession, SessionsCard } from "../account/sessions-card.tsx";
import { answering } from "../form/use-send.ts";
import { PageHead } from "../layout/page-head.tsx";
import { panelTitle } from "../sections.ts";
import { browserClient } from "../session/browser-client.ts";
import type { Route } from "./+types/account.ts";

/** Null for what cannot be read: the password can be changed all the same. */
export async function clientLoader() {
  const client = browserClient();
  const [secondFactor, sessions] = await Promise.all([
    readSecondFactor(client).catch(() => null),
    listSessions(client).catch(() => null),
  ]);
  return { secondFactor, sessions };
}

/** Ends a session, or all others. */
export const clientAction = answering({
  delete: (id: EndedSession) => (id === null ? endOtherSessions(browserClient()) : endOneSession(browserClient(), id)),
});

export const meta = () => [{ title: panelTitle("Mi cuenta") }];

export default function Account({ loaderData: { secondFactor, sessions } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Mi cuenta"
        about="Tu contraseña, la verificación en dos pasos y los dispositivos en los que has entrado."
      />
      <div className="panel-cards">
        <PasswordForm />
        <SecondFactorCard factor={secondFactor} />
        <SessionsCard sessions={sessions} />
      </div>
    </>
  );
}
