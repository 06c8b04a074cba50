import { lazy, Suspense } from "react";
import { Link, replace, useLocation, useNavigate } from "react-router";
import { readAccess, readSession } from "../../data/people/auth.ts";
import { LoginFrame } from "../layout/login-frame.tsx";
import { browserClient } from "../session/browser-client.ts";
import { afterSignIn } from "../session/return-address.ts";
import { SignInSteps } from "../session/sign-in-steps.tsx";
import type { Route } from "./+types/login.ts";

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
    <LoginFrame title="Admin Login">
      {step === "factor" ? (
        <Suspense fallback={<p>Un momento…</p>}>
          <AskedFactor onDone={enter} />
        </Suspense>
      ) : (
        <SignInSteps key={step} first={step} onSignedIn={enter} />
      )}
      {step === "password" && (
        <p className="row wraps above-16">
          <Link className="text-link" to="/login/olvidada">
            He olvidado mi contraseña
          </Link>
        </p>
      )}
      <noscript>
        <p>El panel necesita JavaScript. Actívalo en este navegador para entrar.</p>
      </noscript>
    </LoginFrame>
  );
}
