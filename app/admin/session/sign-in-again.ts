import { sharedState } from "./shared-state.ts";

/** The session ended by itself: whoever waits here goes on once the person has signed in again in place. */
interface Waiting {
  resolve: () => void;
  reject: (reason: Error) => void;
}

/** Whether the dialog is to be open. */
export const isAsked = sharedState(false);
let waiting: Waiting[] = [];

/** Nothing was saved because the person did not want to sign in again now. */
export class SignInDeclined extends Error {
  override message = "La sesión ha caducado. Vuelve a iniciar sesión para guardar.";
}

/** Opens the dialog; resolves after the sign-in, rejects with `SignInDeclined` when it is put off. */
export function signInAgain(): Promise<void> {
  return new Promise((resolve, reject) => {
    waiting.push({ resolve, reject });
    isAsked.set(true);
  });
}

/** Opens the dialog when nobody is waiting for it: the browser noticed by itself that the session is over. */
export const offerSignIn = (): void => isAsked.set(true);

export function answerSignIn(isSignedIn: boolean): void {
  for (const { resolve, reject } of waiting) isSignedIn ? resolve() : reject(new SignInDeclined());
  waiting = [];
  isAsked.set(false);
}
