import { contentType, type Shape } from "./negotiate-shape.ts";
import { appliedPreferences, type Preferences } from "./preferences.ts";
import { notSingular, type RestError } from "./rest-error.ts";

/** What every statement of this door gives: one row of this form. */
export interface Answer {
  /** JSON text: a list of rows; null when no rows were asked for. */
  body: string | null;
  rows: number;
  total?: number;
  inserted?: number;
}

/** A response with JSON in it, in the asked shape. Throws PGRST116 when one row was asked for and it is not one. */
export function jsonResponse(status: number, body: string | null, shape: Shape, headers: Headers): Response {
  headers.set("content-type", contentType(shape));
  return new Response(body, { status, headers });
}

/** The JSON of the answer's rows, or of its only row. */
export function shapeBody({ body, rows }: Answer, shape: Shape): string {
  const list = body ?? "[]";
  if (shape === "rows") return list;
  checkSingular(rows);
  // json_agg of one row is that row between brackets.
  return list.slice(1, -1);
}

export function checkSingular(rows: number): void {
  if (rows !== 1) throw notSingular(rows);
}

export function answerHeaders(contentRange: string, applied: Partial<Preferences>): Headers {
  const headers = new Headers({ "cache-control": "no-store", "content-range": contentRange });
  const preferences = appliedPreferences(applied);
  if (preferences) headers.set("preference-applied", preferences);
  return headers;
}

/** The error as PostgREST words it; HEAD gets the same status and no body. */
export function errorResponse({ problem }: RestError, isHead: boolean): Response {
  const { status, code, message, details = null, hint = null } = problem;
  const headers = new Headers({
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "proxy-status": `PostgREST; error=${code}`,
  });
  if (status === 401) headers.set("www-authenticate", "Bearer");
  return new Response(isHead ? null : JSON.stringify({ code, details, hint, message }), { status, headers });
}
