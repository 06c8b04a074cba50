import { readSession } from "../../data/auth.ts";
import { browserClient } from "./browser-client.ts";
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
    return (await readSession(browserClient())) !== null;
  } catch {
    // It cannot be renewed now (offline): the work itself will say what is wrong.
    return true;
  }
}

// PostgREST's codes for a token that has expired or is not one, and its answer to a token of a person who is gone.
const sessionCodes = new Set(["PGRST301", "PGRST302", "PGRST303", "session_not_found", "bad_jwt", "no_authorization"]);

function isSessionOver(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  if ("cause" in error && isSessionOver(error.cause)) return true;
  if ("code" in error && typeof error.code === "string" && sessionCodes.has(error.code)) return true;
  return ["status", "statusCode"].some((key) => key in error && String(Reflect.get(error, key)) === "401");
}
