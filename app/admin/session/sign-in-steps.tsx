import { lazy, Suspense, useState } from "react";
import { authToasts } from "#texts/admin/auth-toasts.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { signOut } from "./sign-out.ts";

// Few need it, and those only after their password.
const CodeForm = lazy(() => import("../second-factor/code-form.tsx"));

interface SignInStepsProps {
  email?: string;
  /** `code` for somebody who has shown her password before. */
  first?: "password" | "code";
  onSignedIn: () => void;
}

export function SignInSteps({ email = "", first = "password", onSignedIn }: SignInStepsProps) {
  const [step, setStep] = useState(first);
  const finish = () => {
    onSignedIn();
    showToast(authToasts.welcome);
  };
  if (step === "password") {
    return <SignInForm email={email} onSignedIn={(missing) => (missing ? setStep(missing) : finish())} />;
  }
  const startAgain = async () => {
    await signOut().catch(() => undefined);
    setStep("password");
  };
  return (
    <Suspense fallback={<p className="stack gap-20 above-20">Un momento…</p>}>
      <CodeForm onShown={finish}>
        {email === "" && (
          <button type="button" className="text-link" onClick={startAgain}>
            Entrar con otra cuenta
          </button>
        )}
      </CodeForm>
    </Suspense>
  );
}
