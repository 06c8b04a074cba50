import { lazy, Suspense, useState } from "react";
import { useRevalidator } from "react-router";
import { secondFactorToasts } from "#texts/admin/second-factor-toasts.ts";
import { listWaysIn, makeRecoveryCodes, removeApp, type SecondFactor } from "../../data/people/second-factor.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { sayWhy } from "../form/say-why.ts";
import { Chip } from "../layout/chip.tsx";
import { RecoveryCodes } from "../second-factor/recovery-codes.tsx";
import { browserClient } from "../session/browser-client.ts";

const EnrollApp = lazy(() => import("../second-factor/enroll-app.tsx"));
const CodeForm = lazy(() => import("../second-factor/code-form.tsx"));

/** What is open in the card: turning it on, a code that is asked before something is done, the new codes. */
type Open = { kind: "enroll" } | { kind: "ask"; before: "off" | "codes" } | { kind: "codes"; codes: string[] };

export function SecondFactorCard({ factor }: { factor: SecondFactor | null }) {
  const [open, setOpen] = useState<Open>();
  const { revalidate } = useRevalidator();
  const close = () => {
    setOpen(undefined);
    void revalidate();
  };
  const afterCode = async (before: "off" | "codes") => {
    if (before === "off") await turnOff();
    const codes = before === "codes" ? await newCodes(factor?.codesLeft !== null) : null;
    if (codes) setOpen({ kind: "codes", codes });
    else close();
  };
  return (
    <section className="panel-box panel-card panel-card--narrow" aria-labelledby="second-factor">
      <div className="screen-only">
        <h2 id="second-factor">
          Verificación en dos pasos{" "}
          {factor && <Chip tone={factor.appId ? "good" : "plain"}>{factor.appId ? "Activada" : "Desactivada"}</Chip>}
        </h2>
        <p>Al entrar se pide, además de tu contraseña, un código de tu móvil. Así una contraseña robada no basta.</p>
      </div>
      {factor === null && <p>No se ha podido comprobar. Recarga la página para intentarlo de nuevo.</p>}
      {open?.kind === "enroll" && (
        <Suspense fallback={<p>Un momento…</p>}>
          <EnrollApp onOn={() => void revalidate()} onDone={close} />
        </Suspense>
      )}
      {open?.kind === "codes" && <RecoveryCodes codes={open.codes} onSaved={close} />}
      {factor && open?.kind !== "enroll" && open?.kind !== "codes" && <Choices factor={factor} onChoose={setOpen} />}
      {open?.kind === "ask" && (
        <Dialog title="Confirma que eres tú" onDismiss={() => setOpen(undefined)}>
          <div className="dialog__body">
            <p className="dialog__text">
              {open.before === "off"
                ? "Para desactivar la verificación en dos pasos escribe un código. A partir de entonces bastará tu contraseña."
                : "Para crear códigos de recuperación nuevos escribe un código de tu aplicación. Los de antes dejarán de valer."}
            </p>
            <Suspense fallback={<p>Un momento…</p>}>
              <CodeForm
                label={open.before === "off" ? "Desactivar" : "Crear códigos nuevos"}
                onShown={() => afterCode(open.before)}
              />
            </Suspense>
          </div>
        </Dialog>
      )}
    </section>
  );
}

function Choices({ factor, onChoose }: { factor: SecondFactor; onChoose: (open: Open) => void }) {
  if (factor.appId === null) {
    return (
      <div className="dialog__foot">
        <Button size="compact" onClick={() => onChoose({ kind: "enroll" })}>
          Activar
        </Button>
      </div>
    );
  }
  return (
    <>
      {factor.codesLeft !== null && <p>{describeCodes(factor.codesLeft)}</p>}
      <div className="dialog__foot">
        <Button size="compact" variant="line" onClick={() => onChoose({ kind: "ask", before: "codes" })}>
          Crear códigos de recuperación
        </Button>
        <Button size="compact" variant="line" onClick={() => onChoose({ kind: "ask", before: "off" })}>
          Desactivar
        </Button>
      </div>
    </>
  );
}

function describeCodes(left: number): string {
  if (left === 0) return "Ya no te quedan códigos de recuperación. Crea otros.";
  return left === 1 ? "Te queda 1 código de recuperación." : `Te quedan ${left} códigos de recuperación.`;
}

async function turnOff(): Promise<void> {
  const client = browserClient();
  try {
    const { appId } = await listWaysIn(client);
    if (appId !== null) await removeApp(client, appId);
    showToast(secondFactorToasts.off);
  } catch (error) {
    showToast(secondFactorToasts.offFailed(sayWhy(error)));
  }
}

async function newCodes(areThereSome: boolean): Promise<string[] | null> {
  try {
    const codes = await makeRecoveryCodes(browserClient(), areThereSome);
    if (codes === null) showToast(secondFactorToasts.codesNotOffered);
    return codes;
  } catch (error) {
    showToast(secondFactorToasts.codesFailed(sayWhy(error)));
    return null;
  }
}
