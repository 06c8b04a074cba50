import { replace, useLocation, useNavigate } from "react-router";
import { readSession } from "../../data/auth.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Titular } from "../../ui/titular.tsx";
import { browserClient } from "../session/browser-client.ts";
import { afterSignIn } from "../session/return-address.ts";
import { SignInForm } from "../session/sign-in-form.tsx";
import type { Route } from "./+types/login.ts";
import picture from "./login.webp";

/** Nothing to read: it lets the server draw the form at once instead of waiting for `clientLoader`. */
export const loader = () => null;

/** Whoever is signed in already has nothing to do here (admin §2). */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (await isSignedIn()) throw replace(afterSignIn(request.url));
  return null;
}
clientLoader.hydrate = true as const;

async function isSignedIn(): Promise<boolean> {
  try {
    return (await readSession(browserClient())) !== null;
  } catch {
    // A session that cannot be renewed now is no reason to keep the form away.
    return false;
  }
}

export const meta = () => [{ title: "Admin Login | NINE FITNESS" }];

export default function Login() {
  const navigate = useNavigate();
  const { search } = useLocation();
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
          <SignInForm onSignedIn={() => navigate(afterSignIn(search), { replace: true })} />
          <noscript>
            <p>El panel necesita JavaScript. Actívalo en este navegador para entrar.</p>
          </noscript>
        </div>
      </div>
    </main>
  );
}
