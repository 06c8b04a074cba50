import { createHash, timingSafeEqual } from "node:crypto";
import { type KnownRole, verifyAccessToken } from "./auth/access-token.ts";

/** Who is asking, decided once for every door; `claims` is what the row policies read as `request.jwt.claims`. */
export interface Caller {
  role: KnownRole;
  claims: Record<string, unknown>;
}

/** The keys a request may show. `jwtSecret` is the raw HS256 secret, at least 32 characters long. */
export interface CallerKeys {
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
}

/**
 * The caller of a request, or the 401 that refuses it, in the error shape of the door the request was meant for.
 *
 * As a hosted project does it: the key in `apikey` (header or query) opens the gate, a token in `Authorization` says
 * who comes through it. Only public files, and those whose address is signed, are served without any key, since an `<img>` or a
 * link cannot send one.
 */
export async function identifyCaller(request: Request, keys: CallerKeys): Promise<Caller | Response> {
  const url = new URL(request.url);
  const apiKey = request.headers.get("apikey") ?? url.searchParams.get("apikey");
  const bearer = readBearer(request);
  if (!apiKey && !bearer) return isPublicFile(request, url) ? anonymous : noKey();

  const byKey = apiKey ? await callerOf(apiKey, keys) : null;
  if (apiKey && !byKey) return invalidKey();
  if (!bearer || bearer === apiKey) return byKey ?? invalidKey();
  return (await callerOf(bearer, keys)) ?? invalidToken(url.pathname);
}

const anonymous: Caller = { role: "anon", claims: { role: "anon" } };
const service: Caller = { role: "service_role", claims: { role: "service_role" } };

async function callerOf(credential: string, keys: CallerKeys): Promise<Caller | null> {
  if (isSame(credential, keys.publishableKey)) return anonymous;
  if (isSame(credential, keys.secretKey)) return service;
  return verifyAccessToken(credential, keys.jwtSecret);
}

// Digests first: timingSafeEqual wants equal lengths, and the length of a secret is part of it.
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** The credential of an `Authorization: Bearer …` header (RFC 6750), or null without one. */
function readBearer(request: Request): string | null {
  return /^Bearer +(\S+) *$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

function isPublicFile(request: Request, url: URL): boolean {
  return (
    (request.method === "GET" || request.method === "HEAD") &&
    /^\/storage\/v1\/object\/(?:public|sign)\//.test(url.pathname)
  );
}

function noKey(): Response {
  return refuse(401, {
    message: "No API key found in request",
    hint: "No `apikey` request header or url param was found.",
  });
}

function invalidKey(): Response {
  return refuse(401, {
    message: "Invalid API key",
    hint: "Double check your Supabase `anon` or `service_role` API key.",
  });
}

/** A token that is not good, or no longer, in the words of the door it was shown at. */
export function invalidToken(pathname: string): Response {
  if (pathname.startsWith("/auth/v1/")) {
    // GoTrue answers 403 here, and auth-js ends the session in the browser on exactly that.
    const error = { code: "bad_jwt", message: "invalid JWT: unable to parse or verify signature" };
    return refuse(403, error, { "x-supabase-api-version": "2024-01-01" });
  }
  if (pathname.startsWith("/storage/v1/")) {
    return refuse(401, { statusCode: "401", code: "InvalidJWT", error: "Unauthorized", message: "Invalid JWT" });
  }
  if (pathname.startsWith("/functions/v1/")) return refuse(401, { code: 401, message: "Invalid JWT" });
  const error = { code: "PGRST301", details: null, hint: null, message: "JWT is invalid or expired" };
  return refuse(401, error, { "www-authenticate": 'Bearer error="invalid_token"' });
}

function refuse(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });
}
