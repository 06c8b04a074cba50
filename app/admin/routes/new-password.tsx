import { type FormEvent, lazy, Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link, useNavigate } from "react-router";
import { findPasswordFaults, type PasswordFaults, weakPassword } from "#domain/panel/find-password-faults.ts";
import { accountToasts } from "#texts/admin/auth-toasts.ts";
import { type LinkInAddress, openLink, readLink, setNewPassword } from "../../data/site/links.ts";
import { Field } from "../../ui/field.tsx";
import { Button } from "../../ui/links/button.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { focusFirstError } from "../form/form-errors.ts";
import { codeOf, sayWhy } from "../form/say-why.ts";
import { LoginFrame } from "../layout/login-frame.tsx";
import { browserClient } from "../session/browser-client.ts";
import { PasswordInput } from "../session/password-input.tsx";
import type { Route } from "./+types/new-password.ts";

const CodeForm = lazy(() => import("../second-factor/code-form.tsx"));

/** The link stands behind `#`, which only the browser knows. */
export const clientLoader = (): LinkInAddress | null => readLink(location.hash);
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <LoginFrame title="Contraseña nueva">
      <p className="stack above-16">Un momento…</p>
    </LoginFrame>
  );
}

export const meta = () => [
  { title: "Contraseña nueva | NINE FITNESS" },
  // No site that is visited from here learns where somebody came from.
  { name: "referrer", content: "no-referrer" },
];

export default function NewPassword({ loaderData: link }: Route.ComponentProps) {
  const [isOver, setOver] = useState(false);
  if (link === null || isOver) return <LinkIsOver />;
  return (
    <LoginFrame title={link.type === "invite" ? "Tu acceso" : "Contraseña nueva"}>
      <PasswordSteps link={link} onOver={() => setOver(true)} />
    </LoginFrame>
  );
}

function LinkIsOver() {
  return (
    <LoginFrame title="El enlace no vale">
      <div className="stack above-16" role="alert">
        <p>Este enlace ya se ha usado o ha caducado. Pide otro.</p>
      </div>
      <p className="row wraps above-16">
        <Link className="text-link" to="/login/olvidada">
          Pedir otro enlace
        </Link>
        <Link className="text-link" to="/login">
          Iniciar sesión
        </Link>
      </p>
    </LoginFrame>
  );
}

/** The new password first: the link is used up only when there is one. Who has a second factor shows it then. */
function PasswordSteps({ link, onOver }: { link: LinkInAddress; onOver: () => void }) {
  const [waiting, setWaiting] = useState<string>();
  const [faults, setFaults] = useState<PasswordFaults>({});
  const isOpen = useRef(false);
  const navigate = useNavigate();

  const save = async (password: string) => {
    const client = browserClient();
    try {
      if (!isOpen.current) await openLink(client, link);
      isOpen.current = true;
      await setNewPassword(client, password);
      showToast(accountToasts.passwordChanged);
      await navigate("/admin", { replace: true });
    } catch (error) {
      const code = codeOf(error);
      if (code === "otp_expired") return onOver();
      setWaiting(code === "insufficient_aal" ? password : undefined);
      if (code === "insufficient_aal") return;
      if (code === "weak_password") setFaults({ password: weakPassword(error) });
      else if (code === "same_password") setFaults({ password: "Es la misma que tenías." });
      else showToast(accountToasts.passwordFailed(sayWhy(error)));
    }
  };

  if (waiting === undefined) return <PasswordFields faults={faults} onFaults={setFaults} onSave={save} />;
  return (
    <Suspense fallback={<p className="stack above-16">Un momento…</p>}>
      <CodeForm label="Guardar contraseña" onShown={() => save(waiting)} />
    </Suspense>
  );
}

interface PasswordFieldsProps {
  faults: PasswordFaults;
  onFaults: (faults: PasswordFaults) => void;
  onSave: (password: string) => Promise<void>;
}

function PasswordFields({ faults, onFaults, onSave }: PasswordFieldsProps) {
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = new FormData(event.currentTarget);
    const password = String(typed.get("password") ?? "");
    const found = findPasswordFaults(null, password, String(typed.get("repeated") ?? ""));
    flushSync(() => onFaults(found));
    if (Object.keys(found).length > 0) return focusFirstError(form.current);
    setBusy(true);
    await onSave(password);
    setBusy(false);
  };
  return (
    <form className="stack gap-20 above-20" method="post" noValidate onSubmit={submit} ref={form}>
      <Field id="new-password" label="Contraseña nueva" hint="Al menos 12 caracteres." error={faults.password}>
        {(control) => <PasswordInput control={{ ...control, name: "password" }} autoComplete="new-password" />}
      </Field>
      <Field id="repeated-password" label="Contraseña nueva, otra vez" error={faults.repeated}>
        {(control) => <PasswordInput control={{ ...control, name: "repeated" }} autoComplete="new-password" />}
      </Field>
      <Button type="submit" full busy={isBusy} busyLabel="Guardando…">
        Guardar contraseña
      </Button>
    </form>
  );
}
