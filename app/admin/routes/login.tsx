import { lazy, Suspense } from "react";
import { replace, useLocation, useNavigate } from "react-router";
import { readAccess, readSession } from "../../data/auth.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Titular } from "../../ui/titular.tsx";
import { browserClient } from "../session/browser-client.ts";
import { afterSignIn } from "../session/return-address.ts";
import { SignInSteps } from "../session/sign-in-steps.tsx";
import type { Route } from "./+types/login.ts";
import picture from "./login.webp";

// Once in a person's time here, if at all.
const AskedFactor = lazy(() => import("../second-factor/asked-factor.tsx"));

type Step = "password" | "code" | "factor";

/** Nothing to read: it lets the server draw the form at once instead of waiting for `clientLoader`. */
export const loader = (): Step => "password";

/** Whoever is signed in already has nothing to do here (admin §2), unless a second factor is missing. */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Step> {
  const missing = await findMissing();
  if (missing === null) throw replace(afterSignIn(request.url));
  return missing;
}
clientLoader.hydrate = true as const;

async function findMissing(): Promise<Step | null> {
  const client = browserClient();
  try {
    if (!(await readSession(client))) return "password";
  } catch {
    // A session that cannot be renewed now is no reason to keep the form away.
    return "password";
  }
  // Where the database cannot be asked, the panel says so.
  const access = await readAccess(client).catch(() => null);
  return access?.is_staff ? access.missing : null;
}

export const meta = () => [{ title: "Admin Login | NINE FITNESS" }];

export default function Login({ loaderData: step }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const enter = () => navigate(afterSignIn(search), { replace: true });
  return (
    <main className="login" data-surface="blanco">
      <div className="login__picture" aria-hidden="true">
        <img src={picture} alt="" />
        <img className="login__logo" src="/logo/nine-fitness-white.svg" alt="" width={154} height={26} />
        <p>Lo que se ve fuera se cuida aquí.</p>
      </div>
      <div className="login__side">
        <BackLink href="/">Volver a la web</BackLink>
        <div className="login__form">
          <img className="login__monogram" src="/logo/9f-monogram-black.svg" alt="" width={58} height={44} />
          <Titular as="h1" size={2}>
            Admin Login
          </Titular>
          {step === "factor" ? (
            <Suspense fallback={<p>Un momento…</p>}>
              <AskedFactor onDone={enter} />
            </Suspense>
          ) : (
            <SignInSteps key={step} first={step} onSignedIn={enter} />
          )}
          <noscript>
            <p>El panel necesita JavaScript. Actívalo en este navegador para entrar.</p>
          </noscript>
        </div>
      </div>
    </main>
  );
}
