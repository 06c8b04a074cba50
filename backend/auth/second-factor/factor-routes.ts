import { type Answer, type Asked, type AuthTools, readBody, reply } from "../answer.ts";
import { type CurrentSession, findCurrentSession } from "../current-session.ts";
import { challengeFactor } from "./challenge-factor.ts";
import { enrollFactor } from "./enroll-factor.ts";
import { type Factor, findFactor } from "./factor.ts";
import {
  countRecoveryCodes,
  generateRecoveryCodes,
  regenerateRecoveryCodes,
  removeRecoveryCodes,
  verifyRecoveryCode,
} from "./recovery-codes.ts";
import { unenrollFactor } from "./unenroll-factor.ts";
import { verifyFactor } from "./verify-factor.ts";

type SignedIn = (it: AuthTools, current: CurrentSession, asked: Asked) => Promise<object>;

/** Answers somebody who is signed in, whatever she has shown so far. */
const signedIn =
  (work: SignedIn): Answer =>
  async (tools, asked) =>
    reply(await work(tools, await findCurrentSession(tools.sql, asked.caller), asked));

const withFactor = (work: (it: AuthTools, current: CurrentSession, factor: Factor, asked: Asked) => Promise<object>) =>
  signedIn(async (tools, current, asked) =>
    work(tools, current, await findFactor(tools.sql, current.user.id, asked.id), asked),
  );

/** The part of GoTrue behind `supabase.auth.mfa`: authenticator apps and recovery codes, of the person signed in alone. */
export const factorRoutes: Record<string, Answer> = {
  "POST factors": signedIn(async (tools, current, { request, url }) =>
    enrollFactor(tools.sql, current, await readBody(request), url.host, tools.jwtSecret),
  ),
  "DELETE factors/:id": withFactor((tools, current, factor) => unenrollFactor(tools.sql, current, factor)),
  "POST factors/:id/challenge": withFactor((tools, _current, factor, { origin }) =>
    challengeFactor(tools.sql, factor, origin.address),
  ),
  "POST factors/:id/verify": withFactor(async (tools, current, factor, { request, origin }) =>
    verifyFactor(tools, current, factor, await readBody(request), origin.address),
  ),
  "GET factors/recovery-codes": signedIn(countRecoveryCodes),
  "POST factors/recovery-codes": signedIn(async (tools, current, { request }) =>
    generateRecoveryCodes(tools, current, await readBody(request, true)),
  ),
  "DELETE factors/recovery-codes": signedIn(removeRecoveryCodes),
  "POST factors/recovery-codes/verify": signedIn(async (tools, current, { request }) =>
    verifyRecoveryCode(tools, current, await readBody(request)),
  ),
  "POST factors/recovery-codes/regenerate": signedIn(regenerateRecoveryCodes),
};
