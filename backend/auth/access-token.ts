import { createSecretKey, type KeyObject } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";

/** How long an access token is good for, in seconds: the default of a hosted project. */
export const accessTokenLifetime = 3600;

/** How surely somebody is who she says, and by which means, the latest first (`timestamp` in seconds). */
export interface SessionLevel {
  aal: "aal1" | "aal2";
  amr: { method: string; timestamp: number }[];
}

export interface TokenSubject {
  userId: string;
  sessionId: string;
  email: string;
  level: SessionLevel;
}

const algorithm = "HS256";
const knownRoles = ["anon", "authenticated", "service_role"] as const;
export type KnownRole = (typeof knownRoles)[number];

/** What a verified token says; `claims` is the whole payload, as the row policies read it. */
export interface VerifiedToken {
  role: KnownRole;
  claims: Record<string, unknown>;
}

/** A signed token with the claims GoTrue gives to a session; `now` in seconds. */
export async function signAccessToken(subject: TokenSubject, secret: string, now: number): Promise<string> {
  const claims = {
    aud: "authenticated",
    role: "authenticated",
    email: subject.email,
    phone: "",
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: {},
    session_id: subject.sessionId,
    aal: subject.level.aal,
    amr: subject.level.amr,
    is_anonymous: false,
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm, typ: "JWT" })
    .setSubject(subject.userId)
    .setIssuedAt(now)
    .setExpirationTime(now + accessTokenLifetime)
    .sign(keyOf(secret));
}

/**
 * The token's role and claims, or null for a token that is forged, expired, unsigned (`alg: none`), signed with
 * another algorithm, without an end, or of a role nobody here has (RFC 8725: the verifier chooses the algorithm).
 */
export async function verifyAccessToken(token: string, secret: string): Promise<VerifiedToken | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), { algorithms: [algorithm], requiredClaims: ["exp"] });
    const role = knownRoles.find((known) => known === payload.role);
    if (!role || (role === "authenticated" && !isUuid(payload.sub))) return null;
    return { role, claims: payload };
  } catch {
    // jose throws for every kind of bad token; which kind is nobody's business but the signer's.
    return null;
  }
}

/** Whether a value can be compared with a `uuid` column without PostgreSQL refusing it. */
export function isUuid(value: unknown): value is string {
  return typeof value === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
}

// Importing a key costs more than verifying with it, and a process has one secret (a test run a few).
const keys = new Map<string, KeyObject>();

function keyOf(secret: string): KeyObject {
  const known = keys.get(secret);
  if (known) return known;
  const key = createSecretKey(Buffer.from(secret, "utf8"));
  keys.set(secret, key);
  return key;
}
