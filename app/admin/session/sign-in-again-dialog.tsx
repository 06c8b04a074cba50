import { Suspense } from "react";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { laterPart } from "../form/later-part.tsx";
import { answerSignIn, isAsked } from "./sign-in-again.ts";

// Nobody needs it in the first minutes.
const SignInSteps = laterPart(async () => (await import("./sign-in-steps.tsx")).SignInSteps);

/** Lies over whatever is open when the session ends by itself: nothing behind it is touched. */
export function SignInAgainDialog({ email }: { email: string }) {
  if (!isAsked.use()) return null;
  return (
    <Dialog title="Tu sesión ha caducado" onDismiss={() => answerSignIn(false)}>
      <div className="dialog__body">
        <p className="dialog__text">Vuelve a iniciar sesión: lo que estabas haciendo sigue aquí.</p>
        <Suspense fallback={<p className="stack gap-20 above-20">Un momento…</p>}>
          <SignInSteps email={email} onSignedIn={() => answerSignIn(true)} />
        </Suspense>
      </div>
    </Dialog>
  );
}
