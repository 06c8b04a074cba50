import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";

/** The key of an authenticator app as it is stored: readable only with our own secret, and only for this factor. */
export function sealSecret(plain: string, factorId: string, ownSecret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, keyOf(ownSecret), nonce).setAAD(Buffer.from(factorId));
  const sealed = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return ["v1", nonce, sealed, cipher.getAuthTag()]
    .map((entry) => (typeof entry === "string" ? entry : entry.toString("base64")))
    .join(".");
}

/** What `sealSecret` was given. Throws when `keys.json` is another one than then: the factor must then be taken off. */
export function openSecret(stored: string, factorId: string, ownSecret: string): string {
  const [version, ...parts] = stored.split(".");
  const [nonce, sealed, tag] = parts.map((part) => Buffer.from(part, "base64"));
  if (version !== "v1" || !nonce || !sealed || !tag) throw new Error(`The key of factor ${factorId} is damaged.`);
  try {
    const decipher = createDecipheriv(algorithm, keyOf(ownSecret), nonce).setAAD(Buffer.from(factorId)).setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString("utf8");
  } catch (cause) {
    throw new Error(`Factor ${factorId} was made with another keys.json: take it off with npm run staff.`, { cause });
  }
}

function keyOf(ownSecret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", ownSecret, "", "totp-secret", 32));
}
