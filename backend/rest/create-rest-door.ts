import type { Sql } from "postgres";
import postgres from "postgres";
import type { Attempts } from "../auth/attempts.ts";
import type { Caller } from "../caller.ts";
import type { Visitor } from "../doors.ts";
import { errorResponse } from "./answer.ts";
import type { Exchange } from "./ask.ts";
import { callRoutine } from "./call-routine.ts";
import { type Catalogue, CatalogueKeeper } from "./catalogue.ts";
import { deleteRows, updateRows } from "./change-rows.ts";
import { describeDatabaseError } from "./describe-database-error.ts";
import { insertRows } from "./insert-rows.ts";
import { type JsonBody, readBody } from "./read-body.ts";
import { readTable } from "./read-table.ts";
import { RepeatedTexts } from "./repeated-texts.ts";
import { checkProfile, type Resource, readResource } from "./resource.ts";
import { RestError, unknownTable } from "./rest-error.ts";
import { StrangerWrites } from "./stranger-writes.ts";

export interface RestDoorOptions {
  sql: Sql;
  /** The few connections for what people without an account write. */
  strangers: Sql;
  /** Counts what they write. */
  attempts: Attempts;
  /** The most rows that one read gives, `max_rows` of `supabase/config.toml`. */
  maxRows: number;
}

/**
 * The door `/rest/v1`: speaks PostgREST as supabase-js uses it, with the rights of the caller. One request is one
 * statement; anything it does not do is refused by its name. Throws only what is the server's own fault.
 */
export function createRestDoor({ sql, strangers, attempts, maxRows }: RestDoorOptions) {
  const keeper = new CatalogueKeeper(sql);
  const strangerWrites = new StrangerWrites(strangers, attempts);
  const texts = new RepeatedTexts();
  return async (request: Request, caller: Caller, visitor?: Visitor): Promise<Response> => {
    try {
      const answer = await prepare(request);
      const send = (on: Sql) =>
        withFreshCatalogue(keeper, (catalogue) =>
          answer({ sql: on, caller, texts, maxRows, catalogue, moment: visitor?.moment, draft: visitor?.draft }),
        );
      const isWrite = caller.role === "anon" && !visitor?.moment && (await isStrangerWrite(request, keeper));
      return await (isWrite ? strangerWrites.run(visitor?.address, send) : send(sql));
    } catch (error) {
      const problem = error instanceof postgres.PostgresError ? describeDatabaseError(error, caller) : error;
      if (problem instanceof RestError) return errorResponse(problem, request.method === "HEAD");
      throw error;
    }
  };
}

/** Servers of ours count with it, who show a secret; for anybody else it compares one digest and writes nothing. */
const ownCounter = "take_attempt";

/** Rows that somebody without an account sends, and functions that do not only read: bookings, say. */
async function isStrangerWrite({ method, url }: Request, keeper: CatalogueKeeper): Promise<boolean> {
  if (method === "GET" || method === "HEAD") return false;
  const { kind, name } = readResource(new URL(url));
  if (kind === "table" || name === ownCounter) return kind === "table";
  return (await keeper.current()).routines.get(name)?.some((routine) => routine.isVolatile) ?? false;
}

/** Reads what can be read only once, and gives what can be tried again with another catalogue. */
async function prepare(request: Request): Promise<(exchange: Exchange) => Promise<Response>> {
  const url = new URL(request.url);
  const search = url.searchParams;
  const resource = readResource(url);
  const isRead = request.method === "GET" || request.method === "HEAD";
  checkProfile(request.headers, isRead);
  checkMethod(request.method, resource);
  if (isRead) return (exchange) => readTable(request, search, findTable(resource.name, exchange), exchange);
  if (request.method === "DELETE") {
    return (exchange) => deleteRows(request, search, findTable(resource.name, exchange), exchange);
  }
  const body = await readBody(request);
  return (exchange) => write(request, search, body, resource, exchange);
}

function write(request: Request, search: URLSearchParams, body: JsonBody, resource: Resource, exchange: Exchange) {
  if (resource.kind === "function") return callRoutine(request, search, body, resource.name, exchange);
  const table = findTable(resource.name, exchange);
  const change = request.method === "PATCH" ? updateRows : insertRows;
  return change(request, search, body, table, exchange);
}

function findTable(name: string, { catalogue }: Exchange) {
  const table = catalogue.tables.get(name);
  if (!table) throw unknownTable(name);
  return table;
}

// A name can be unknown because a migration brought it a moment ago; nothing was sent to the database yet then.
async function withFreshCatalogue(keeper: CatalogueKeeper, ask: (catalogue: Catalogue) => Promise<Response>) {
  try {
    return await ask(await keeper.current());
  } catch (error) {
    if (!(error instanceof RestError) || !error.problem.isUnknownName) throw error;
    const newer = await keeper.newer();
    if (!newer) throw error;
    return ask(newer);
  }
}

function checkMethod(method: string, { kind }: Resource): void {
  if (kind === "function") {
    if (method === "POST") return;
    throw new RestError({ status: 405, code: "PGRST101", message: `Cannot use the ${method} method on RPC` });
  }
  if (["GET", "HEAD", "POST", "PATCH", "DELETE"].includes(method)) return;
  throw new RestError({ status: 405, code: "PGRST117", message: `Unsupported HTTP method: ${method}` });
}
