import { useSyncExternalStore } from "react";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { answerSignIn, signInQuestion } from "./sign-in-again.ts";
import { SignInSteps } from "./sign-in-steps.tsx";

/** Lies over whatever is open when the session ends by itself: nothing behind it is touched. */
export function SignInAgainDialog({ email }: { email: string }) {
  const { subscribe, isOpen, isOpenOnServer } = signInQuestion;
  if (!useSyncExternalStore(subscribe, isOpen, isOpenOnServer)) return null;
  return (
    <Dialog title="Tu sesión ha caducado" onDismiss={() => answerSignIn(false)}>
      <div className="dialog__body">
        <p className="dialog__text">Vuelve a iniciar sesión: lo que estabas haciendo sigue aquí.</p>
        <SignInSteps email={email} onSignedIn={() => answerSignIn(true)} />
      </div>
    </Dialog>
  );
}
