import type { Sql } from "postgres";
import { z } from "zod";
import { AuthError } from "./auth-error.ts";
import { longestPassword, verifyPassword } from "./password-hash.ts";
import { type Origin, openSession, type Session } from "./session.ts";
import type { SignInLimits } from "./sign-in-limits.ts";
import { findCredentials, isEmail, normaliseEmail, type User } from "./user.ts";

const credentialsSchema = z.object({ email: z.string(), password: z.string() });

interface SignInTools {
  sql: Sql;
  limits: SignInLimits;
  jwtSecret: string;
}

/**
 * A session for an e-mail address and its password. Wrong ones are all answered alike and after the same work, and
 * counted; throws AuthError (`invalid_credentials`, `over_request_rate_limit`, `user_banned`, `validation_failed`).
 */
export async function signIn(tools: SignInTools, body: unknown, origin: Origin): Promise<Session> {
  const given = credentialsSchema.safeParse(body);
  if (!given.success) throw new AuthError(400, "validation_failed", "An e-mail address and a password are required");
  const email = normaliseEmail(given.data.email);
  const attempt = await takeAttempt(tools.limits, email, origin);
  const user = await findByPassword(tools.sql, email, given.data.password).catch(async (failure) => {
    // A database that is down, or a queue that is full, was no guess.
    await attempt.undo();
    throw failure;
  });
  if (!user) throw new AuthError(400, "invalid_credentials", "Invalid login credentials");
  await attempt.undo();
  return openSession(tools.sql, user, origin, tools.jwtSecret);
}

/** Counts an attempt at an account, or throws the AuthError that asks to wait. */
export async function takeAttempt(
  limits: SignInLimits,
  email: string,
  origin: Origin,
): Promise<{ undo: () => Promise<void> }> {
  const from = { address: origin.address ?? "in-process", device: origin.device ?? null };
  const attempt = await limits.attempt(email.slice(0, 255), from);
  if ("undo" in attempt) return attempt;
  throw new AuthError(429, "over_request_rate_limit", "Request rate limit reached", {
    headers: { "retry-after": String(attempt.retryAfter) },
  });
}

async function findByPassword(sql: Sql, email: string, password: string): Promise<User | null> {
  const known = isEmail(email) ? await findCredentials(sql, email) : null;
  const isRight = await verifyPassword(password.slice(0, longestPassword + 1), known?.hash ?? null);
  if (!known || !isRight || password.length > longestPassword) return null;
  if (known.is_banned) throw new AuthError(400, "user_banned", "User is banned");
  return known.user;
}
