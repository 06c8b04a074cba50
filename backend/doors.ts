import { randomUUID } from "node:crypto";
import { type Caller, type CallerKeys, identifyCaller, invalidToken } from "./caller.ts";
import { answerPreflight, withCors } from "./cors.ts";
import { isTimedOut } from "./database/is-timed-out.ts";
import { isUnreachable } from "./database/is-unreachable.ts";
import type { Log } from "./log.ts";

export interface Visitor {
  address: string;
  /** As which moment the site answers, where that is not now: what is read is what there will be, and nothing is written. */
  moment?: string | undefined;
  /** The draft that is shown all the same, at a moment: `articles/<id>`. */
  draft?: string | undefined;
}

/** One of the four doors: it answers what is asked under its prefix, and refuses in its own error shape. */
export type Door = (request: Request, caller: Caller, visitor?: Visitor) => Promise<Response>;

export type DoorName = "rest" | "auth" | "storage" | "functions";

/** Who may come in: the keys, and whether the session behind a token still stands. */
export interface Admission {
  keys: CallerKeys;
  isStanding(caller: Caller): Promise<boolean>;
}

/**
 * The four doors behind one function. It never throws: what a door did not expect is logged once under a request id,
 * and whoever asked learns that id and nothing of our insides.
 */
export function createDispatcher(doors: Record<DoorName, Door>, admission: Admission, log: Log) {
  return async (request: Request, visitor?: Visitor): Promise<Response> => {
    if (request.method === "OPTIONS") return answerPreflight(request);
    return withCors(await answer(doors, admission, log, request, visitor));
  };
}

async function answer(
  doors: Record<DoorName, Door>,
  admission: Admission,
  log: Log,
  request: Request,
  visitor: Visitor | undefined,
): Promise<Response> {
  try {
    const { pathname } = new URL(request.url);
    const door = findDoor(doors, pathname);
    if (!door) return refuse(404, "404", "There is nothing at this address");
    const caller = await identifyCaller(request, admission.keys);
    if (caller instanceof Response) return caller;
    // The door of sessions says itself what became of one.
    if (door !== doors.auth && !(await admission.isStanding(caller))) return invalidToken(pathname);
    return await door(request, caller, visitor);
  } catch (error) {
    return answerFailure(error, request, log);
  }
}

function findDoor(doors: Record<DoorName, Door>, pathname: string): Door | undefined {
  const name = /^\/(rest|auth|storage|functions)\/v1(?:\/|$)/.exec(pathname)?.[1];
  return name === "rest" || name === "auth" || name === "storage" || name === "functions" ? doors[name] : undefined;
}

function answerFailure(error: unknown, request: Request, log: Log): Response {
  if (request.signal.aborted) return refuse(499, "499", "The request was cut off");
  const id = randomUUID();
  const what = `${request.method} ${new URL(request.url).pathname}`;
  if (isUnreachable(error)) {
    log.warn(`${what}: the database does not answer [${id}].`);
    return refuse(503, "PGRST001", `The database does not answer at the moment [${id}]`, { "retry-after": "1" });
  }
  if (isTimedOut(error)) {
    log.warn(`${what}: the database took too long and was stopped [${id}].`);
    return refuse(503, error.code, `${error.message} [${id}]`, { "retry-after": "5" });
  }
  log.error(`${what} failed [${id}].`, error);
  return refuse(500, "500", `Something went wrong here [${id}]`);
}

function refuse(status: number, code: string, message: string, headers: Record<string, string> = {}): Response {
  const body = { code, message, details: null, hint: null };
  return Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });
}
