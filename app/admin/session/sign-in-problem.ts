import { authToasts } from "#texts/admin/auth-toasts.ts";
import type { ToastText } from "#texts/toast-text.ts";
import { providerMessage } from "./provider-message.ts";

/** What to say of a sign-in that failed: wrong credentials in Spanish, everything else in the provider's words (architecture 26). */
export function signInProblem(error: unknown): ToastText {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  if (code === "invalid_credentials") return authToasts.wrongCredentials;
  return authToasts.signInFailed(providerMessage(error));
}
