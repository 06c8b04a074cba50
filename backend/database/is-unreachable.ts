// What postgres.js and the system say when nobody answers at the other end.
const silence = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "CONNECT_TIMEOUT",
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENOENT",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  // PostgreSQL itself: shutting down, crashed, starting, full (class 57P and 53300).
  "57P01",
  "57P02",
  "57P03",
  "53300",
]);

/** Whether an error of a query means "the database cannot be reached now" rather than "this was wrong". */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return false;
  if (error.code === "ENOENT") return "syscall" in error && error.syscall === "connect";
  return silence.has(error.code);
}
