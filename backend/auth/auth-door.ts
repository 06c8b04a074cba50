import { isIP } from "node:net";
import { GateIsFull } from "#shared/gate.ts";
import type { Caller } from "../caller.ts";
import type { Log } from "../log.ts";
import { type Answer, type Asked, type AuthTools, readBody, reply } from "./answer.ts";
import type { Attempts } from "./attempts.ts";
import { AuthError, respondWithError } from "./auth-error.ts";
import { changePassword } from "./change-password.ts";
import { findCurrentSession } from "./current-session.ts";
import { KnownDevices } from "./known-device.ts";
import { linkRoutes } from "./links/link-routes.ts";
import { peopleRoutes } from "./links/people-routes.ts";
import { RecoverLimits } from "./links/recover-limits.ts";
import { refreshSession } from "./refresh-session.ts";
import { FactorLimits } from "./second-factor/factor-limits.ts";
import { factorRoutes } from "./second-factor/factor-routes.ts";
import { endSessions, type Origin } from "./session.ts";
import { signIn } from "./sign-in.ts";
import { SignInLimits } from "./sign-in-limits.ts";
import { normaliseEmail } from "./user.ts";

const routes: Record<string, Answer> = {
  "POST token": answerToken,
  "GET user": async (tools, asked) => reply((await findCurrentSession(tools.sql, asked.caller)).user),
  "PUT user": answerChange,
  "POST logout": answerLogout,
  "GET settings": async () => reply(settings),
  "GET health": async () => reply({ name: "GoTrue", version: "embedded", description: "Signs in the staff" }),
  ...factorRoutes,
  ...linkRoutes,
  ...peopleRoutes,
};

interface AuthDoorOptions extends Pick<AuthTools, "sql" | "jwtSecret" | "mailer" | "siteUrl"> {
  attempts: Attempts;
  log: Log;
}

/**
 * `/auth/v1`: the calls of GoTrue that signing in with a password needs, for people who exist already. Everything
 * else is refused by name. `sql` must belong to the owner of the schema `auth`.
 */
export function createAuthDoor({ log, attempts, ...options }: AuthDoorOptions) {
  const tools: AuthTools = {
    ...options,
    later: (failure, work) => void work().catch((error) => log.warn(`${failure}: ${error}`)),
    recoverLimits: new RecoverLimits(attempts),
    limits: new SignInLimits(attempts),
    factorLimits: new FactorLimits(attempts),
    devices: new KnownDevices(options.jwtSecret),
  };
  return async (request: Request, caller: Caller, visitor?: { address: string }): Promise<Response> => {
    const url = new URL(request.url);
    try {
      const { answer, id } = findAnswer(request.method, url.pathname.replace(/^\/auth\/v1\//, ""));
      return await answer(tools, { request, url, id, caller, origin: originOf(request, visitor) });
    } catch (error) {
      if (error instanceof AuthError) return respondWithError(error, request);
      if (error instanceof GateIsFull) return respondWithError(tooBusy(), request);
      throw error;
    }
  };
}

/** What answers at an address; where the list says `:id`, whatever stands there is handed on. */
function findAnswer(method: string, route: string): { answer: Answer; id: string } {
  const [, start = "", id = "", end = ""] = /^(factors\/|admin\/users\/)([^/]+)(\/[^/]+)?$/.exec(route) ?? [];
  for (const [name, given] of [
    [route, ""],
    [`${start}:id${end}`, id],
  ] as const) {
    const answer = Object.hasOwn(routes, `${method} ${name}`) ? routes[`${method} ${name}`] : undefined;
    if (answer) return { answer, id: given };
    const allowed = Object.keys(routes).flatMap((key) => (key.endsWith(` ${name}`) ? [key.split(" ", 1)[0]] : []));
    if (allowed.length === 0) continue;
    const headers = { allow: allowed.join(", ") };
    throw new AuthError(405, "method_not_allowed", `${method} is not possible here`, { headers });
  }
  throw refuseRoute(route);
}

async function answerToken(tools: AuthTools, { request, url, origin }: Asked): Promise<Response> {
  const body = await readBody(request);
  const grant = url.searchParams.get("grant_type");
  if (grant === "password") return answerPassword(tools, request, body, origin);
  if (grant !== "refresh_token") throw new AuthError(400, "invalid_credentials", "unsupported_grant_type");
  const token = body.refresh_token;
  if (typeof token !== "string" || token === "") {
    throw new AuthError(400, "validation_failed", "refresh_token required");
  }
  return reply(await refreshSession(tools.sql, token, origin, tools.jwtSecret));
}

async function answerPassword(tools: AuthTools, request: Request, body: Record<string, unknown>, origin: Origin) {
  const email = typeof body.email === "string" ? normaliseEmail(body.email) : "";
  const session = await signIn(tools, body, { ...origin, device: tools.devices.find(request, email) });
  const answer = reply(session);
  answer.headers.append("set-cookie", tools.devices.remember(request, email));
  return answer;
}

async function answerChange(tools: AuthTools, { request, caller, origin }: Asked): Promise<Response> {
  const current = await findCurrentSession(tools.sql, caller);
  return reply(await changePassword(tools.sql, tools.limits, current, await readBody(request), origin));
}

async function answerLogout(tools: AuthTools, { url, caller }: Asked): Promise<Response> {
  const { user, sessionId } = await findCurrentSession(tools.sql, caller);
  const scope = url.searchParams.get("scope") ?? "global";
  if (scope !== "local" && scope !== "global" && scope !== "others") {
    throw new AuthError(400, "validation_failed", `Unsupported logout scope "${scope.slice(0, 20)}"`);
  }
  await endSessions(tools.sql, user.id, sessionId, scope);
  return new Response(null, { status: 204 });
}

function originOf(request: Request, visitor: { address: string } | undefined): Origin {
  // PostgreSQL's inet knows no zone (`fe80::1%eth0`).
  const address = visitor?.address.split("%", 1)[0] ?? "";
  return {
    address: isIP(address) ? address : null,
    userAgent: request.headers.get("user-agent")?.slice(0, 500) ?? null,
  };
}

function tooBusy(): AuthError {
  const headers = { "retry-after": "5" };
  return new AuthError(429, "over_request_rate_limit", "Too many people are signing in at this moment", { headers });
}

const settings = {
  external: { email: true, phone: false, anonymous_users: false },
  disable_signup: true,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: "",
  saml_enabled: false,
};

const noMail = "This server sends no codes by e-mail: people sign in with their password.";

const refusals: [RegExp, number, string, string][] = [
  [/^signup$/, 422, "signup_disabled", "Signups not allowed for this instance"],
  [/^(otp|magiclink)$/, 422, "otp_disabled", noMail],
  [/^(resend|reauthenticate)$/, 422, "email_provider_disabled", noMail],
  [/^(authorize|callback|sso|saml|oauth|passkeys)(\/|$)/, 422, "provider_disabled", "No other sign-in is offered here"],
  [/^user\/(identities|oauth)(\/|$)/, 422, "manual_linking_disabled", "No other sign-in can be linked here"],
  [/^admin(\/|$)/, 403, "not_admin", "Accounts are managed by a command on the server, not over the network"],
];

/** The refusal for a part of GoTrue that this backend does not have, by name; 404 for what GoTrue lacks too. */
function refuseRoute(route: string): AuthError {
  for (const [pattern, status, code, message] of refusals) {
    if (pattern.test(route)) return new AuthError(status, code, message);
  }
  return new AuthError(404, "not_found", "There is nothing at this address");
}
