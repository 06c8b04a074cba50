import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { Gate } from "#shared/gate.ts";

const derive: (password: string, salt: Buffer, length: number, options: ScryptOptions) => Promise<Buffer> =
  promisify(scrypt);

// OWASP's scrypt settings of 16 MB (Password Storage Cheat Sheet); two at once keep memory and both cores in bounds.
const cost = { log2N: 14, r: 8, p: 5 };
const keyLength = 32;
const hashing = new Gate({ atOnce: 2, mayWait: 32 });

/** The shortest password anybody may choose, in characters; `supabase/config.toml` says the same to a hosted project. */
export const shortestPassword = 12;

/** The longest one that is looked at: more would only be work for us. */
export const longestPassword = 512;

/**
 * `$scrypt$ln=…,r=…,p=…$salt$key` for a password. Throws `GateIsFull` when too many are being hashed.
 * Accents are put into one form first (NFKC), since keyboards send `á` as one character or as two.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await hashing.run(() => deriveKey(password, salt, cost));
  return `$scrypt$ln=${cost.log2N},r=${cost.r},p=${cost.p}$${salt.toString("base64")}$${key.toString("base64")}`;
}

/**
 * Whether the password is the hashed one. Without a hash (nobody has that address, or no password was set) it does
 * the same work and says no, so that the time of an answer does not tell who is known. Throws `GateIsFull`.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const known = hash === null ? null : parseHash(hash);
  const { salt, key, ...parameters } = known ?? { ...cost, salt: nobodysSalt, key: nobodysKey };
  const derived = await hashing.run(() => deriveKey(password, salt, parameters));
  return timingSafeEqual(derived, key) && known !== null;
}

const nobodysSalt = randomBytes(16);
const nobodysKey = randomBytes(keyLength);

function deriveKey(password: string, salt: Buffer, { log2N, r, p }: typeof cost): Promise<Buffer> {
  const N = 2 ** log2N;
  return derive(password.normalize("NFKC"), salt, keyLength, { N, r, p, maxmem: 256 * N * r });
}

const hashShape = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/=]+)\$([A-Za-z0-9+/=]+)$/;

function parseHash(hash: string) {
  const [, log2N, r, p, salt, key] = hashShape.exec(hash) ?? [];
  if (!salt || !key) return null;
  const parsed = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  const keyBytes = Buffer.from(key, "base64");
  if (keyBytes.length !== keyLength || parsed.log2N > 17 || parsed.r * parsed.p > 128) return null;
  return { ...parsed, salt: Buffer.from(salt, "base64"), key: keyBytes };
}
