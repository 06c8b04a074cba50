import { createHash, createHmac, randomBytes } from "node:crypto";

/** A first refresh token: 256 random bits. */
export function newRefreshToken(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * The token that follows another. Made from it and our secret rather than by chance, so that a browser whose answer
 * got lost is given the same successor again, though the database keeps digests only (GoTrue keeps the tokens).
 */
export function successorOf(token: string, secret: string): string {
  return createHmac("sha256", secret).update(`refresh-token:${token}`).digest("base64url");
}

/** What is stored of a token. */
export function digestOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
