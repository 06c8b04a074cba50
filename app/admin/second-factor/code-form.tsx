import { type ChangeEvent, type FormEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { listWaysIn, showAppCode, showRecoveryCode } from "../../data/people/second-factor.ts";
import { Field } from "../../ui/field.tsx";
import { Button } from "../../ui/links/button.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { browserClient } from "../session/browser-client.ts";
import { signInProblem } from "../session/sign-in-problem.ts";
import { useAnswer } from "../session/use-answer.ts";
import { codeProblem } from "./code-problem.ts";

interface CodeFormProps {
  label?: string;
  /** The session is now one of both factors. */
  onShown: () => void;
  children?: ReactNode;
}

/** Asks for a code of the app, or for a recovery code instead. */
export default function CodeForm({ label = "Comprobar", onShown, children }: CodeFormProps) {
  const [kind, setKind] = useState<"app" | "recovery">("app");
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const ways = useAnswer(() => listWaysIn(browserClient()), null);

  const show = (problem: string) => {
    flushSync(() => setFault(problem));
    input.current?.select();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const code = String(new FormData(event.currentTarget).get("code") ?? "").trim();
    if (code === "") return show(kind === "app" ? "Escribe el código de 6 cifras." : "Escribe uno de tus códigos.");
    setFault(undefined);
    setBusy(true);
    try {
      await showCode(kind, code);
      onShown();
    } catch (error) {
      const problem = codeProblem(error, kind);
      if (problem) show(problem);
      else showToast(signInProblem(error));
    }
    setBusy(false);
  };
  const change = () => {
    setFault(undefined);
    setKind(kind === "app" ? "recovery" : "app");
  };

  return (
    <form className="stack gap-20 above-20" method="post" noValidate onSubmit={submit}>
      <CodeField key={kind} ref={input} kind={kind} fault={fault} />
      <Button type="submit" full busy={isBusy} busyLabel="Comprobando…">
        {label}
      </Button>
      <p className="row wraps">
        {ways?.hasRecoveryCodes && (
          <button type="button" className="text-link" onClick={change}>
            {kind === "app" ? "Usar un código de recuperación" : "Usar la aplicación"}
          </button>
        )}
        {children}
      </p>
    </form>
  );
}

interface CodeFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  kind: "app" | "recovery";
  fault: string | undefined;
}

function CodeField({ ref, kind, fault }: CodeFieldProps) {
  const isApp = kind === "app";
  return (
    <Field
      id="second-factor-code"
      label={isApp ? "Código de 6 cifras" : "Código de recuperación"}
      hint={isApp ? "Está en la aplicación de autenticación de tu móvil." : "Cada código sirve una sola vez."}
      error={fault}
    >
      {(control) => (
        <input
          {...control}
          ref={ref}
          className="input figures"
          name="code"
          inputMode={isApp ? "numeric" : "text"}
          autoComplete={isApp ? "one-time-code" : "off"}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={isApp ? 7 : 24}
          // biome-ignore lint/a11y/noAutofocus: it is the one thing to do in this step
          autoFocus
          onChange={isApp ? sendWhenWhole : undefined}
        />
      )}
    </Field>
  );
}

/** Phones fill in the code by themselves: nobody should have to press a button after that. */
function sendWhenWhole({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
  if (/^\d{6}$/.test(currentTarget.value)) currentTarget.form?.requestSubmit();
}

async function showCode(kind: "app" | "recovery", code: string): Promise<void> {
  const client = browserClient();
  if (kind === "recovery") return showRecoveryCode(client, code);
  const { appId } = await listWaysIn(client);
  if (appId === null) throw new Error("Esta cuenta no tiene ninguna aplicación de autenticación.");
  return showAppCode(client, appId, code);
}
