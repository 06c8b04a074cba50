import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { secondFactorToasts } from "#texts/admin/second-factor-toasts.ts";
import { enrollApp, makeRecoveryCodes, type NewApp, showAppCode } from "../../data/people/second-factor.ts";
import { Field } from "../../ui/field.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { SaveButton } from "../form/save-button.tsx";
import { sayWhy } from "../form/say-why.ts";
import { browserClient } from "../session/browser-client.ts";
import { codeProblem } from "./code-problem.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

interface EnrollAppProps {
  /** It is on from here; its recovery codes are still to be kept. */
  onOn?: () => void;
  onDone: () => void;
}

/** Turns the second factor on: a new app, its first code, and the codes for the day when the phone is lost. */
export default function EnrollApp({ onOn, onDone }: EnrollAppProps) {
  const app = useNewApp();
  const [codes, setCodes] = useState<string[]>();
  // Said once the codes are safe: over them it would cover the way on.
  const leave = () => {
    showToast(secondFactorToasts.on);
    onDone();
  };
  if (codes) return <RecoveryCodes codes={codes} onSaved={leave} />;
  if (app === undefined) return <p>Preparando la clave…</p>;
  if (app === null) return <p>No se ha podido preparar. Recarga la página para intentarlo de nuevo.</p>;

  const finish = async () => {
    onOn?.();
    try {
      const made = await makeRecoveryCodes(browserClient(), false);
      if (made) setCodes(made);
      else leave();
    } catch (error) {
      showToast(secondFactorToasts.codesFailed(sayWhy(error)));
      onDone();
    }
  };
  return (
    <ol className="bullets stack gap-24">
      <li>
        <p>Instala en tu móvil una aplicación de autenticación, si aún no tienes ninguna.</p>
        <p className="muted above">Valen todas: Google Authenticator, Microsoft Authenticator, Aegis, 1Password…</p>
      </li>
      <li>
        <p>Escanea este código con ella.</p>
        <img width={200} src={app.picture} alt="Código QR con la clave para tu aplicación" />
        <details>
          <summary className="underlined press pad-y">No puedo escanearlo</summary>
          <p>Escribe esta clave en la aplicación:</p>
          <p className="pad sunken rounded above">{app.key.match(/.{1,4}/g)?.join(" ")}</p>
        </details>
      </li>
      <li>
        <FirstCode appId={app.id} onShown={finish} />
      </li>
    </ol>
  );
}

function FirstCode({ appId, onShown }: { appId: string; onShown: () => Promise<void> }) {
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const show = (problem: string) => {
    flushSync(() => setFault(problem));
    input.current?.select();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const code = String(new FormData(event.currentTarget).get("code") ?? "").trim();
    if (code === "") return show("Escribe el código de 6 cifras.");
    setFault(undefined);
    setBusy(true);
    try {
      await showAppCode(browserClient(), appId, code);
      await onShown();
    } catch (error) {
      const problem = codeProblem(error, "app");
      if (problem) show(problem);
      else showToast(secondFactorToasts.onFailed(sayWhy(error)));
    }
    setBusy(false);
  };
  return (
    <form className="stack gap-16 narrow" method="post" noValidate onSubmit={submit}>
      <Field id="first-code" label="Escribe el código de 6 cifras que muestra" error={fault}>
        {(control) => (
          <input
            {...control}
            ref={input}
            className="input figures"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
          />
        )}
      </Field>
      <SaveButton isSaving={isBusy}>Activar</SaveButton>
    </form>
  );
}

/** A new app, once for this screen; undefined on its way, null when there is none. */
function useNewApp(): NewApp | null | undefined {
  const [app, setApp] = useState<NewApp | null>();
  const isAsked = useRef(false);
  // Asks the backend; development renders twice, and a second app would make the first one's picture worthless.
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    enrollApp(browserClient()).then(setApp, () => setApp(null));
  }, []);
  return app;
}
