/** The session ended by itself: whoever waits here goes on once the person has signed in again in place. */
interface Waiting {
  resolve: () => void;
  reject: (reason: Error) => void;
}

let isAsked = false;
let waiting: Waiting[] = [];
const listeners = new Set<() => void>();

/** Nothing was saved because the person did not want to sign in again now. */
export class SignInDeclined extends Error {
  override message = "La sesión ha caducado. Vuelve a iniciar sesión para guardar.";
}

/** Opens the dialog; resolves after the sign-in, rejects with `SignInDeclined` when it is put off. */
export function signInAgain(): Promise<void> {
  return new Promise((resolve, reject) => {
    waiting.push({ resolve, reject });
    ask(true);
  });
}

/** Opens the dialog when nobody is waiting for it: the browser noticed by itself that the session is over. */
export function offerSignIn(): void {
  ask(true);
}

export function answerSignIn(isSignedIn: boolean): void {
  for (const { resolve, reject } of waiting) isSignedIn ? resolve() : reject(new SignInDeclined());
  waiting = [];
  ask(false);
}

/** For `useSyncExternalStore`: whether the dialog is to be open. */
export const signInQuestion = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isOpen: () => isAsked,
  isOpenOnServer: () => false,
};

function ask(open: boolean): void {
  isAsked = open;
  for (const listener of listeners) listener();
}
