import type postgres from "postgres";
import type { Caller } from "../caller.ts";
import { RestError } from "./rest-error.ts";

/**
 * PostgreSQL's error with the status PostgREST gives it (its `Error.hs`, `mapSQLtoHTTP`), or null when the fault is
 * not the caller's: the dispatcher answers it, and keeps its words from him.
 *
 * Three differ on purpose, since what a caller sends must never look like a broken server: 21000 (the same row twice in
 * one upsert) and 54 (values or JSON beyond PostgreSQL's limits) are 400 here and 500 there, a deadlock (40P01) is 409.
 */
export function describeDatabaseError(error: postgres.PostgresError, caller: Caller): RestError | null {
  const status = statusOf(error, caller);
  if (status === null) return null;
  const { code, message, detail, hint } = error;
  return new RestError({ status, code, message, details: detail ?? null, hint: hint ?? null });
}

function statusOf({ code, message }: postgres.PostgresError, caller: Caller): number | null {
  switch (code) {
    case "23503":
    case "23505":
    // Of two writes that wait for each other one is undone, after it was tried again (`ask.ts`).
    case "40P01":
      return 409;
    case "25006":
      return 405;
    case "42501":
      return caller.role === "anon" ? 401 : 403;
    // A view that takes no rows: a stranger has no right to it, and nobody has this method.
    case "55000":
      return caller.role === "anon" ? 401 : 405;
    case "42883":
    case "42P01":
      return 404;
    case "42P17":
      return null;
    case "P0001":
      return 400;
  }
  const chosen = /^PT([1-5]\d\d)$/.exec(code)?.[1];
  if (chosen) return Number(chosen);
  if (code === "22023" && /^role .* does not exist$/.test(message)) return null;
  return /^(?:0A|21|22|23|42|44|54)/.test(code) ? 400 : null;
}
