// PostgREST's codes for a token that has expired or is not one, and its answer to a token of a person who is gone.
const sessionCodes = new Set(["PGRST301", "PGRST302", "PGRST303", "session_not_found", "bad_jwt", "no_authorization"]);

/** Whether the backend refused because the session is over: it ran out, was ended elsewhere, or its person is gone. */
export function isSessionOver(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  if ("cause" in error && isSessionOver(error.cause)) return true;
  if ("code" in error && typeof error.code === "string" && sessionCodes.has(error.code)) return true;
  return ["status", "statusCode"].some((key) => key in error && String(Reflect.get(error, key)) === "401");
}
