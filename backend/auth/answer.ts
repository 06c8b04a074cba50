import type { Sql } from "postgres";
import type { Caller } from "../caller.ts";
import { readJsonBody } from "../json-body.ts";
import type { Mailer } from "../mail/open-mailer.ts";
import { AuthError } from "./auth-error.ts";
import type { KnownDevices } from "./known-device.ts";
import type { RecoverLimits } from "./links/recover-limits.ts";
import type { FactorLimits } from "./second-factor/factor-limits.ts";
import type { Origin } from "./session.ts";
import type { SignInLimits } from "./sign-in-limits.ts";

export interface AuthTools {
  sql: Sql;
  jwtSecret: string;
  limits: SignInLimits;
  factorLimits: FactorLimits;
  recoverLimits: RecoverLimits;
  devices: KnownDevices;
  /** Null where no server for mail is named. */
  mailer: Mailer | null;
  /** Where people find the site, without a slash at the end. Never what a request says: a link must not lead elsewhere. */
  siteUrl: string;
  /** Does what nobody waits for, and logs under this sentence why it failed. */
  later(failure: string, work: () => Promise<void>): void;
}

/** One request at the door of sessions; `id` is what stands in its address where the route says `:id`. */
export interface Asked {
  request: Request;
  url: URL;
  id: string;
  caller: Caller;
  origin: Origin;
}

export type Answer = (it: AuthTools, asked: Asked) => Promise<Response>;

/** The object that a request carries; no body at all is an empty one where `mayLack` says so. Throws AuthError. */
export async function readBody(request: Request, mayLack = false): Promise<Record<string, unknown>> {
  const body = await readJsonBody(request);
  if ("value" in body && typeof body.value === "object" && body.value !== null && !Array.isArray(body.value)) {
    return { ...body.value };
  }
  if (mayLack && "value" in body && body.value === undefined) return {};
  if ("problem" in body && body.problem === "too large") {
    throw new AuthError(413, "validation_failed", "Request body is larger than 1 MB");
  }
  throw new AuthError(400, "bad_json", "Could not parse request body as JSON");
}

export function reply(body: object): Response {
  return Response.json(body, { headers: { "cache-control": "no-store" } });
}
