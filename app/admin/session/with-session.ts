import { lacksCode, readSession } from "../../data/people/auth.ts";
import { browserClient } from "./browser-client.ts";
import { isSessionOver } from "./is-session-over.ts";
import { signInAgain } from "./sign-in-again.ts";

/**
 * Does `work` with a living session. When there is none, or the backend says so, the person signs in again in place and
 * the work is done then; what was typed stays where it is. Rejects with `SignInDeclined` when she does not.
 */
export async function withSession<T>(work: () => Promise<T>): Promise<T> {
  if (!(await hasSession())) await signInAgain();
  try {
    return await work();
  } catch (error) {
    // A session that ended meanwhile makes the backend refuse a stranger, in whatever words.
    if (!isSessionOver(error) && (await hasSession())) throw error;
    await signInAgain();
    return work();
  }
}

async function hasSession(): Promise<boolean> {
  try {
    const session = await readSession(browserClient());
    return session !== null && !lacksCode(session);
  } catch {
    // It cannot be renewed now (offline): the work itself will say what is wrong.
    return true;
  }
}
