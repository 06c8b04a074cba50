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
  async (it, asked) =>
    reply(await work(it, await findCurrentSession(it.sql, asked.caller), asked));

const withFactor = (work: (it: AuthTools, current: CurrentSession, factor: Factor, asked: Asked) => Promise<object>) =>
  signedIn(async (it, current, asked) => work(it, current, await findFactor(it.sql, current.user.id, asked.id), asked));

/** The part of GoTrue behind `supabase.auth.mfa`: authenticator apps and recovery codes, of the person signed in alone. */
export const factorRoutes: Record<string, Answer> = {
  "POST factors": signedIn(async (it, current, { request, url }) =>
    enrollFactor(it.sql, current, await readBody(request), url.host, it.jwtSecret),
  ),
  "DELETE factors/:id": withFactor((it, current, factor) => unenrollFactor(it.sql, current, factor)),
  "POST factors/:id/challenge": withFactor((it, _current, factor, { origin }) =>
    challengeFactor(it.sql, factor, origin.address),
  ),
  "POST factors/:id/verify": withFactor(async (it, current, factor, { request, origin }) =>
    verifyFactor(it, current, factor, await readBody(request), origin.address),
  ),
  "GET factors/recovery-codes": signedIn(countRecoveryCodes),
  "POST factors/recovery-codes": signedIn(async (it, current, { request }) =>
    generateRecoveryCodes(it, current, await readBody(request, true)),
  ),
  "DELETE factors/recovery-codes": signedIn(removeRecoveryCodes),
  "POST factors/recovery-codes/verify": signedIn(async (it, current, { request }) =>
    verifyRecoveryCode(it, current, await readBody(request)),
  ),
  "POST factors/recovery-codes/regenerate": signedIn(regenerateRecoveryCodes),
};
