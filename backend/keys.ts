import { createHmac } from "node:crypto";
import { linkSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { randomSecret, writeSecret } from "./secret-file.ts";

/** The secrets of one installation. */
export interface Keys {
  /** Signs sessions (HS256). */
  jwtSecret: string;
  /** Opens the doors as anybody: it is in every page that asks them. */
  publishableKey: string;
  /** Opens the doors past every row policy: scripts only. */
  secretKey: string;
}

/** The keys of all machines that were given the same secret: they share no folder. */
export function deriveKeys(secret: string): Keys {
  const derive = (purpose: string) =>
    createHmac("sha256", secret).update(`nine-fitness ${purpose}`).digest("base64url");
  return {
    jwtSecret: derive("sessions"),
    publishableKey: `sb_publishable_${derive("publishable key")}`,
    secretKey: `sb_secret_${derive("secret key")}`,
  };
}

/**
 * The keys kept in `dataDir`, made there at the first start. Machines that share the folder share the keys, also when
 * they start together: the first to finish writing wins. Throws a sentence when the file is not what we wrote.
 */
export function loadKeys(dataDir: string): Keys {
  const file = join(dataDir, "keys.json");
  const found = readKeys(file);
  if (found) return found;
  const draft = `${file}.${randomSecret()}`;
  writeSecret(draft, `${JSON.stringify(makeKeys(), null, 2)}\n`);
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const made = readKeys(file);
  if (!made) throw new Error(`${file} disappeared while it was written.`);
  return made;
}

function makeKeys(): Keys {
  return {
    jwtSecret: randomSecret(),
    publishableKey: `sb_publishable_${randomSecret()}`,
    secretKey: `sb_secret_${randomSecret()}`,
  };
}

function readKeys(file: string): Keys | null {
  let content: string;
  try {
    content = readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
  const keys = parseKeys(content);
  if (keys) return keys;
  throw new Error(`${file} is damaged. Restore it, or remove it to get new keys (everybody then signs in again).`);
}

function parseKeys(content: string): Keys | null {
  try {
    const it: unknown = JSON.parse(content);
    if (typeof it !== "object" || it === null) return null;
    const { jwtSecret, publishableKey, secretKey } = { jwtSecret: "", publishableKey: "", secretKey: "", ...it };
    const isWhole = [jwtSecret, publishableKey, secretKey].every((key) => typeof key === "string" && key.length >= 32);
    return isWhole ? { jwtSecret, publishableKey, secretKey } : null;
  } catch {
    return null;
  }
}
