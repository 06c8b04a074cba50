import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import { Link, useRouteLoaderData } from "react-router";
import { authToasts } from "#texts/admin/auth-toasts.ts";
import { askForNewPassword } from "../../data/people/auth.ts";
import { Field } from "../../ui/field.tsx";
import { Button } from "../../ui/links/button.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import type { loader as documentLoader } from "../document.tsx";
import { focusFirstError } from "../form/form-errors.ts";
import { sayWhy } from "../form/say-why.ts";
import { LoginFrame } from "../layout/login-frame.tsx";
import { browserClient } from "../session/browser-client.ts";

export const meta = () => [{ title: "He olvidado mi contraseña | NINE FITNESS" }];

/** For who cannot sign in: a link by mail, or the words whom to ask. */
export default function ForgottenPassword() {
  const sendsMail = useRouteLoaderData<typeof documentLoader>("admin/document")?.sendsMail ?? false;
  const [sentTo, setSentTo] = useState<string>();
  return (
    <LoginFrame title="Contraseña nueva">
      {!sendsMail && <AskSomebody />}
      {sendsMail && sentTo === undefined && <AskForm onSent={setSentTo} />}
      {sentTo !== undefined && (
        <div className="stack above-16" role="status">
          <p>
            Si <strong>{sentTo}</strong> tiene acceso al panel, le llegará en unos minutos un correo con un enlace para
            elegir otra contraseña. Caduca en una hora.
          </p>
          <p>¿No llega? Mira en el correo no deseado antes de pedirlo otra vez.</p>
        </div>
      )}
      <p className="row wraps above-16">
        <Link className="text-link" to="/login">
          Volver a iniciar sesión
        </Link>
      </p>
    </LoginFrame>
  );
}

function AskSomebody() {
  return (
    <div className="stack above-16">
      <p>Esta web no envía correos, así que no puede mandarte un enlace.</p>
      <p>
        Pide otra contraseña a quien administra la web en tu empresa: puede crear un enlace para ti, o darte acceso de
        nuevo desde «Personas».
      </p>
    </div>
  );
}

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const email = String(new FormData(form).get("email") ?? "").trim();
    if (!/^\S+@\S+$/.test(email)) {
      flushSync(() => setFault("Escribe tu email, por ejemplo nombre@ejemplo.es."));
      return focusFirstError(form);
    }
    setFault(undefined);
    setBusy(true);
    try {
      await askForNewPassword(browserClient(), email, new URL("/login/nueva", location.origin).href);
      onSent(email);
    } catch (error) {
      const isTooOften = error instanceof Error && "status" in error && error.status === 429;
      showToast(isTooOften ? authToasts.askedTooOften : authToasts.linkFailed(sayWhy(error)));
    }
    setBusy(false);
  };
  return (
    <form className="stack gap-20 above-20" method="post" noValidate onSubmit={submit}>
      <Field
        id="forgotten-email"
        label="Email"
        hint="Te enviaremos un enlace para elegir otra contraseña."
        error={fault}
      >
        {(control) => <input {...control} className="input" name="email" type="email" autoComplete="username" />}
      </Field>
      <Button type="submit" full busy={isBusy} busyLabel="Enviando…">
        Enviar enlace
      </Button>
    </form>
  );
}
