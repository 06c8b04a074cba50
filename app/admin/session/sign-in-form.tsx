import { type FormEvent, useEffect, useRef, useState } from "react";
import { lacksCode, signIn } from "../../data/people/auth.ts";
import { Field } from "../../ui/field.tsx";
import { Button } from "../../ui/links/button.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { browserClient } from "./browser-client.ts";
import { PasswordInput } from "./password-input.tsx";
import { signInProblem } from "./sign-in-problem.ts";

interface SignInFormProps {
  email?: string;
  /** With `code` when the password was not all that is asked. */
  onSignedIn: (missing: "code" | null) => void;
}

interface Missing {
  email?: string;
  password?: string;
}

export function SignInForm({ email = "", onSignedIn }: SignInFormProps) {
  const [missing, setMissing] = useState<Missing>({});
  const [isBusy, setBusy] = useState(false);
  const isReady = useIsReady();
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = readForm(event.currentTarget);
    const faults = findMissing(typed);
    setMissing(faults);
    if (faults.email) return emailInput.current?.focus();
    if (faults.password) return passwordInput.current?.focus();
    setBusy(true);
    try {
      const session = await signIn(browserClient(), typed.email, typed.password);
      onSignedIn(lacksCode(session) ? "code" : null);
    } catch (error) {
      showToast(signInProblem(error));
      passwordInput.current?.select();
    }
    setBusy(false);
  };

  return (
    // Before the script is there, a submit must not put the password into the address: hence post, and no button.
    <form className="stack gap-20 above-20" method="post" noValidate onSubmit={submit}>
      <Field id="sign-in-email" label="Email" error={missing.email}>
        {(control) => (
          <input
            {...control}
            ref={emailInput}
            className="input"
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={email}
          />
        )}
      </Field>
      <Field id="sign-in-password" label="Contraseña" error={missing.password}>
        {(control) => (
          // Whose session it was is known: only the password is asked for again.
          <PasswordInput
            control={{ ...control, ref: passwordInput, name: "password", autoFocus: email !== "" }}
            autoComplete="current-password"
          />
        )}
      </Field>
      <Button type="submit" full busy={isBusy} busyLabel="Iniciando sesión..." disabled={!isReady}>
        Iniciar Sesión
      </Button>
    </form>
  );
}

function readForm(form: HTMLFormElement): { email: string; password: string } {
  const values = new FormData(form);
  return { email: String(values.get("email") ?? "").trim(), password: String(values.get("password") ?? "") };
}

function findMissing({ email, password }: { email: string; password: string }): Missing {
  return {
    ...(!/^\S+@\S+$/.test(email) && { email: "Escribe tu email, por ejemplo nombre@ejemplo.es." }),
    ...(password === "" && { password: "Escribe tu contraseña." }),
  };
}

/** False until React listens. */
function useIsReady(): boolean {
  const [isReady, setReady] = useState(false);
  // Hydration itself is the outside thing: the server renders a button that nothing would answer yet.
  useEffect(() => setReady(true), []);
  return isReady;
}
