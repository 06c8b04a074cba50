import { readConditions, refuseParameters } from "./address/parse-address.ts";
import { parseSelect } from "./address/parse-select.ts";
import { type Answer, answerHeaders, checkSingular, jsonResponse, shapeBody } from "./answer.ts";
import { ask, askAndCheck, type Exchange } from "./ask.ts";
import type { Table } from "./catalogue.ts";
import { negotiateShape, type Shape } from "./negotiate-shape.ts";
import { type Preferences, readPreferences } from "./preferences.ts";
import { RestError } from "./rest-error.ts";
import { contentRange } from "./row-range.ts";
import type { Fragment } from "./sql.ts";
import type { Returning } from "./write-statement.ts";

/** What every write reads from its request, before the body. */
export interface WriteRequest {
  preferences: Preferences;
  shape: Shape;
  returning: Returning;
}

export function readWriteRequest({ headers }: Request, search: URLSearchParams): WriteRequest {
  refuseParameters(search, ["order", "limit", "offset"], "on a write");
  const preferences = readPreferences(headers.get("prefer"));
  const shape = negotiateShape(headers.get("accept"));
  const { returning } = preferences;
  if (returning === "headers-only") return { preferences, shape, returning: { kind: "key" } };
  if (returning !== "representation") return { preferences, shape, returning: { kind: "nothing" } };
  return { preferences, shape, returning: { kind: "rows", select: parseSelect(search.get("select") ?? "*") } };
}

/** The filters of a write. Without any it is refused, as hosted projects do (pg-safeupdate). */
export function readNeededConditions(search: URLSearchParams, verb: "UPDATE" | "DELETE") {
  const conditions = readConditions(search);
  if (conditions.length > 0) return conditions;
  throw new RestError({ status: 400, code: "21000", message: `${verb} requires a WHERE clause` });
}

/** Sends a write; one that wants a single row back is undone when it is not exactly one. */
export function sendWrite({ shape, returning }: WriteRequest, fragment: Fragment, exchange: Exchange): Promise<Answer> {
  if (shape === "rows" || returning.kind !== "rows") return ask(exchange, "read write", fragment);
  return askAndCheck(exchange, fragment, ({ rows }) => checkSingular(rows));
}

/** 200 with the rows when they were asked for, else 204. */
export function changedResponse(write: WriteRequest, answer: Answer, isUpdate: boolean): Response {
  const { preferences, shape, returning } = write;
  const { isCounted, missing } = preferences;
  const total = isCounted ? answer.rows : null;
  const range = contentRange(0, isUpdate ? answer.rows : 0, total);
  const headers = answerHeaders(range, {
    returning: preferences.returning,
    isCounted,
    missing: isUpdate ? missing : null,
  });
  if (returning.kind !== "rows") return new Response(null, { status: 204, headers });
  return jsonResponse(200, shapeBody(answer, shape), shape, headers);
}

/** 201 with the rows, or with the address of the only new one, or empty. */
export function createdResponse(write: WriteRequest, answer: Answer, table: Table): Response {
  const { preferences, shape, returning } = write;
  const isMerge = answer.inserted !== undefined;
  const status = isMerge && (answer.inserted ?? 0) <= 0 ? 200 : 201;
  const total = preferences.isCounted ? answer.rows : null;
  const headers = answerHeaders(contentRange(0, 0, total), preferences);
  if (returning.kind === "rows") return jsonResponse(status, shapeBody(answer, shape), shape, headers);
  const location = returning.kind === "key" ? locationOf(answer, table) : null;
  if (location) headers.set("location", location);
  return new Response(null, { status, headers });
}

function locationOf({ body, rows }: Answer, table: Table): string | null {
  if (rows !== 1 || body === null) return null;
  // Our own statement wrote this JSON: one object with the key's columns as text.
  const [key]: Record<string, string | null>[] = JSON.parse(body);
  const filters = Object.entries(key ?? {}).map(([column, text]) => [column, text === null ? "is.null" : `eq.${text}`]);
  return `/${encodeURIComponent(table.name)}?${new URLSearchParams(filters)}`;
}
